import type * as z from 'zod/mini';
import type {
  moderatedReviewAnswer,
  ratingSummaryAnswer,
  reviewAnswer,
  ownReviewAnswer,
  receivedReviewAnswer,
} from './answers/reviews.server.ts';

/** A professional's rating: figures of their shown reviews. */
export type RatingSummary = z.infer<typeof ratingSummaryAnswer>;

/** A public review. Instants are ISO 8601. */
export type ReviewDto = z.infer<typeof reviewAnswer>;

export type ReviewPage<Review> = { items: Review[]; next_cursor: string | null };

/** A review as its author sees it. */
export type OwnReviewDto = z.infer<typeof ownReviewAnswer>;

/** A review as the professional of the visit sees it. */
export type ReceivedReviewDto = z.infer<typeof receivedReviewAnswer>;

/** A review as the team sees it. */
export type ModeratedReviewDto = z.infer<typeof moderatedReviewAnswer>;
