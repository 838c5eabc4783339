import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

/**
 * The rows of calendar_visits with what they are of: a booking, or a visit entered by hand until that is paid. Also of one
 * that was paid a moment ago, whose row does not name its booking yet, and of nothing, if the booking was deleted before
 * its event was removed.
 */
export function visitRows(db: Connection) {
  return db
    .selectFrom('calendar_visits as visit')
    .innerJoin('calendar_accounts as account', 'account.id', 'visit.account_id')
    .leftJoin('hand_entered_visits as by_hand', 'by_hand.id', 'visit.hand_entered_visit_id')
    .leftJoin('bookings', (join) =>
      join.on(
        'bookings.id',
        '=',
        sql<string>`coalesce(visit.booking_id, case when by_hand.paid_at is not null then by_hand.booking_id end)`,
      ),
    );
}

/** What is asked of such a row. */
export const ofVisit = {
  id: sql<string>`coalesce(bookings.id, by_hand.id)`,
  /** What its event is known by, in its URL and its UID. */
  eventId: sql<string>`coalesce(by_hand.id, bookings.id)`,
  isByHand: sql<boolean>`bookings.id is null`,
  service: sql<string>`coalesce(bookings.service_name, by_hand.service_name)`,
  location: sql<string>`coalesce(bookings.location, by_hand.location)`,
  start: sql<Date>`coalesce(bookings.start_time, by_hand.start_time)`,
  end: sql<Date>`coalesce(bookings.end_time, by_hand.end_time, visit.end_time)`,
  isComing: sql<boolean>`coalesce(bookings.status = 'confirmed', by_hand.removed_at is null)`,
  isCalledOff: sql<boolean>`coalesce(bookings.status = 'cancelled', by_hand.removed_at is not null)`,
};
