import type * as z from 'zod/mini';
import type {
  moderatedReviewAnswer,
  ratingSummaryAnswer,
  reviewAnswer,
  ownReviewAnswer,
  receivedReviewAnswer,
} from './answers/reviews.server.ts';

/** The shown reviews of a professional in numbers. */
export type RatingSummary = z.infer<typeof ratingSummaryAnswer>;

/** What everybody reads. Instants are ISO 8601. */
export type ReviewDto = z.infer<typeof reviewAnswer>;

export type ReviewPage<Review> = { items: Review[]; next_cursor: string | null };

/** A review as its author has it. */
export type OwnReviewDto = z.infer<typeof ownReviewAnswer>;

/** A review as the professional who came has it. */
export type ReceivedReviewDto = z.infer<typeof receivedReviewAnswer>;

/** A review as the team has it. */
export type ModeratedReviewDto = z.infer<typeof moderatedReviewAnswer>;
