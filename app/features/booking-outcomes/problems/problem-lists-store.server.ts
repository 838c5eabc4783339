import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { moneyColumns } from '#app/platform/database/money-columns.server.ts';

const withBooking = (db: Connection) =>
  db
    .selectFrom('problem_reports')
    .innerJoin('bookings', 'bookings.id', 'problem_reports.booking_id')
    .leftJoin('professionals', 'professionals.id', 'bookings.professional_id')
    .leftJoin('profiles as professional_profile', 'professional_profile.id', 'professionals.profile_id')
    .leftJoin('profiles as client_profile', 'client_profile.id', 'bookings.client_id')
    .leftJoin('transfers', 'transfers.booking_id', 'bookings.id')
    .selectAll('problem_reports')
    .select([
      'bookings.status as booking_status',
      'bookings.service_name',
      'bookings.start_time',
      'bookings.time_zone',
      'bookings.total_amount',
      'transfers.status as transfer_status',
      sql<string>`coalesce((select kept from payment_money where payment_money.booking_id = bookings.id), 0)`.as(
        'kept_amount',
      ),
      sql<string>`btrim(concat_ws(' ', client_profile.first_name, client_profile.last_name))`.as('client_name'),
      sql<string>`btrim(concat_ws(' ', professional_profile.first_name, professional_profile.last_name))`.as(
        'professional_name',
      ),
    ]);

const money = moneyColumns('refund_amount', 'total_amount', 'kept_amount');

/** Reports with their bookings. Money is in cents. */
export const problemListsStore = {
  /** Confirmed bookings of open reports that should have been answered in an interval. */
  listUnanswered: async (db: Connection, { from, until, limit }: { from: Date; until: Date; limit: number }) => {
    const rows = await db
      .selectFrom('problem_reports')
      .innerJoin('bookings', 'bookings.id', 'problem_reports.booking_id')
      .select('booking_id')
      .where('problem_reports.status', '=', 'open')
      .where('answered_at', 'is', null)
      .where('bookings.status', '=', 'confirmed')
      .where('answer_until', '>', from)
      .where('answer_until', '<=', until)
      .orderBy('answer_until')
      .limit(limit)
      .execute();
    return rows.map(({ booking_id }) => booking_id);
  },

  /** Open ones first, the longest waiting at the top; then the settled ones, the latest at the top. */
  listWithBookings: (db: Connection, limit: number) =>
    withBooking(db)
      .orderBy('problem_reports.settled_at', (order) => order.desc().nullsFirst())
      .orderBy('problem_reports.reported_at')
      .limit(limit)
      .execute()
      .then(money.readAll),
};

export type ProblemRow = Awaited<ReturnType<typeof problemListsStore.listWithBookings>>[number];
