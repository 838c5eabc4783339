import type { DecidedReview, Stars } from './review.ts';

/** The shown reviews of a professional in numbers. */
export type RatingSummary = {
  /** The true average to hundredths; null without a review. */
  average: number | null;
  count: number;
  /** How many gave so many stars, five stars first. */
  distribution: { stars: Stars; count: number }[];
};

/** What everybody reads. Instants are ISO 8601. */
export type ReviewDto = {
  id: string;
  stars: Stars;
  text: string;
  /** "Maya B." */
  author: string;
  service_name: string;
  created_at: string;
  edited_at: string | null;
  reply: string | null;
  replied_at: string | null;
};

export type ReviewPage<Review> = { items: Review[]; next_cursor: string | null };

/** A review as its author has it. */
export type OwnReviewDto = Omit<ReviewDto, 'author'> & {
  booking_id: string;
  professional_id: string;
  /** Until when it can be changed; null once it cannot. */
  editable_until: string | null;
  is_hidden: boolean;
  /** Why the team has hidden it. */
  hidden_reason: string | null;
};

/** A review as the professional who came has it. */
export type ReceivedReviewDto = ReviewDto & {
  booking_id: string;
  visited_at: string;
  time_zone: string;
  is_hidden: boolean;
  may_report: boolean;
  /** How the professional's report stands; null without one. */
  report: { reason: string; state: 'open' | 'hidden' | 'kept'; answer: string | null } | null;
};

/** A review as the team has it. */
export type ModeratedReviewDto = ReceivedReviewDto & {
  professional_id: string;
  professional_name: string;
  client_name: string;
  report_open: boolean;
  reported_at: string | null;
  decision: { what: DecidedReview; reason: string; at: string } | null;
};
