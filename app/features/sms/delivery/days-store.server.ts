import { sql } from 'kysely';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';

/** Today in Doorstep's zone, by the database's clock. */
export const platformToday = sql<string>`(now() at time zone ${sql.lit(platformTimeZone)})::date`;

/** The sms_days table: segments of a day, by what they are for. */
export const daysStore = {
  /** Counts segments. @returns false if they would exceed the ceiling; then none are counted */
  take: async (trx: Transaction, purpose: 'code' | 'notice', segments: number, ceiling: number): Promise<boolean> => {
    if (segments > ceiling) return false;
    const result = await trx
      .insertInto('sms_days')
      .values({ day: platformToday, purpose, segments })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'purpose'])
          .doUpdateSet({ segments: sql<number>`sms_days.segments + ${segments}` })
          .where(sql<boolean>`sms_days.segments + ${segments} <= ${ceiling}`),
      )
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** @returns true the first time on a day */
  setFull: async (trx: Transaction, purpose: 'code' | 'notice'): Promise<boolean> => {
    const result = await trx
      .insertInto('sms_days')
      .values({ day: platformToday, purpose, full_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'purpose'])
          .doUpdateSet({ full_at: sql<Date>`now()` })
          .where('sms_days.full_at', 'is', null),
      )
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
};
