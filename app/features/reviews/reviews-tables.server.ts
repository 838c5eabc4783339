import type { ColumnType, Generated } from 'kysely';
import type { DecidedReview, Stars } from './review.ts';

type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type ReviewsTable = {
  id: Generated<string>;
  booking_id: ColumnType<string, string, never>;
  professional_id: ColumnType<string, string, never>;
  stars: Stars;
  text: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  edited_at: Later<Date>;
  reply: Later<string>;
  replied_at: Later<Date>;
  reported_at: Later<Date>;
  report_reason: Later<string>;
  is_report_open: Generated<boolean>;
  hidden_at: Later<Date>;
  decision: Later<DecidedReview>;
  decision_reason: Later<string>;
  decided_at: Later<Date>;
};

type Counted = ColumnType<number, never, never>;

/** Written only by triggers of the reviews table. */
export type ProfessionalRatingsTable = {
  professional_id: ColumnType<string, never, never>;
  stars_1: Counted;
  stars_2: Counted;
  stars_3: Counted;
  stars_4: Counted;
  stars_5: Counted;
  review_count: Counted;
  rating: ColumnType<string | null, never, never>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    reviews: ReviewsTable;
    professional_ratings: ProfessionalRatingsTable;
  }
}
