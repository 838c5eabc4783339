import type { Kysely } from 'kysely';
import type { Stars } from '#app/features/reviews/review.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { buildBooking } from './bookings.ts';

const hour = 3_600_000;
let visits = 0;

type Visit = NonNullable<Parameters<typeof buildBooking>[1]>;

/** Creates a visit that took place some days ago, each at a different time. */
export function buildVisit(db: Kysely<Tables>, overrides: Visit = {}) {
  visits += 1;
  return buildBooking(db, {
    status: 'completed',
    start_time: new Date(Math.floor(Date.now() / hour) * hour - (24 + visits * 2) * hour),
    ...overrides,
  });
}

/** Creates a review of a visit, bypassing all checks except the database's. */
export async function buildReview(
  db: Kysely<Tables>,
  { stars = 5, text = 'On time and kind.', ...visit }: Visit & { stars?: Stars; text?: string } = {},
) {
  const booking = await buildVisit(db, visit);
  const review = await db
    .insertInto('reviews')
    .values({ booking_id: booking.id, professional_id: booking.professional_id ?? '', stars, text })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { booking, review };
}
