import { sql } from 'kysely';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { dateOfEpochMinutes, epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** The outside_busy_times table. */
export const outsideBusyTimesStore = {
  /** Earliest first. */
  listOf: async (db: Connection, calendarId: string): Promise<TimeRange[]> => {
    const rows = await db
      .selectFrom('outside_busy_times')
      .select(['start_time', 'end_time'])
      .where('calendar_id', '=', calendarId)
      .orderBy('start_time')
      .execute();
    return rows.map(toRange);
  },

  /** What reaches into a range. A piece is a day at most, which the index needs to know. */
  listWithin: async (db: Connection, professionalId: string, { from, to }: { from: Date; to: Date }) => {
    const rows = await db
      .selectFrom('outside_busy_times')
      .select(['start_time', 'end_time'])
      .where('professional_id', '=', professionalId)
      .where('start_time', '>', new Date(from.getTime() - 24 * 3_600_000))
      .where('start_time', '<', to)
      .where('end_time', '>', from)
      .execute();
    return rows.map(toRange);
  },

  replace: async (
    trx: Transaction,
    { id, professionalId }: { id: string; professionalId: string },
    pieces: readonly TimeRange[],
  ): Promise<void> => {
    await trx.deleteFrom('outside_busy_times').where('calendar_id', '=', id).execute();
    const starts = pieces.map(({ start }) => dateOfEpochMinutes(start));
    const ends = pieces.map(({ end }) => dateOfEpochMinutes(end));
    await sql`
      insert into outside_busy_times (calendar_id, professional_id, start_time, end_time)
      select ${id}::uuid, ${professionalId}::uuid, *
      from unnest(${starts}::timestamptz[], ${ends}::timestamptz[])`.execute(trx);
  },

  /** Whatever ended longer ago than a reading looks back. */
  removeEnded: async (db: Connection, before: Date): Promise<void> => {
    await db.deleteFrom('outside_busy_times').where('end_time', '<', before).execute();
  },
};

function toRange({ start_time, end_time }: { start_time: Date; end_time: Date }): TimeRange {
  return { start: epochMinutesOf(start_time), end: epochMinutesOf(end_time) };
}
