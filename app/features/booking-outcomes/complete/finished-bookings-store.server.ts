import type { Connection } from '#app/platform/database/database.server.ts';

/** The bookings that are completed by the clock. */
export const finishedBookingsStore = {
  /** Confirmed bookings that ended before an instant, without an open problem report. */
  list: (db: Connection, endedBefore: Date, limit: number) =>
    db
      .selectFrom('bookings')
      .leftJoin('problem_reports', (join) =>
        join.onRef('problem_reports.booking_id', '=', 'bookings.id').on('problem_reports.status', '=', 'open'),
      )
      .select('bookings.id')
      .where('bookings.status', '=', 'confirmed')
      .where('bookings.end_time', '<=', endedBefore)
      .where('problem_reports.id', 'is', null)
      .orderBy('bookings.end_time')
      .limit(limit)
      .execute(),
};
