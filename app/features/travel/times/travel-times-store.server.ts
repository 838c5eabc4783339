import { sql, type Insertable } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { TravelTimesTable } from './travel-times-tables.server.ts';

/** Roads change: an answer is asked for again after this many days. */
const freshDays = 180;

export type TravelTimeRow = Pick<TravelTimesTable, 'from_zip' | 'to_zip' | 'miles' | 'free_minutes'>;

/** The travel_times table. */
export const travelTimesStore = {
  /** The drives between a ZIP and others, both ways. */
  listAround: (db: Connection, zip: string, others: readonly string[]): Promise<TravelTimeRow[]> =>
    db
      .selectFrom('travel_times')
      .select(['from_zip', 'to_zip', 'miles', 'free_minutes'])
      .where('asked_at', '>', sql<Date>`now() - ${freshDays} * interval '1 day'`)
      .where(({ and, or, eb }) =>
        or([
          and([eb('from_zip', '=', zip), eb('to_zip', 'in', others)]),
          and([eb('from_zip', 'in', others), eb('to_zip', '=', zip)]),
        ]),
      )
      .execute(),

  save: async (db: Connection, rows: readonly Insertable<TravelTimesTable>[]): Promise<void> => {
    if (rows.length === 0) return;
    await db
      .insertInto('travel_times')
      // In one order, so that two that store the same drives wait for each other instead of deadlocking.
      .values(rows.toSorted(byZips))
      .onConflict((conflict) =>
        conflict.columns(['from_zip', 'to_zip']).doUpdateSet(({ ref }) => ({
          miles: ref('excluded.miles'),
          free_minutes: ref('excluded.free_minutes'),
          asked_at: sql<Date>`now()`,
        })),
      )
      .execute();
  },
};

function byZips(one: Insertable<TravelTimesTable>, other: Insertable<TravelTimesTable>): number {
  const [left, right] = [one.from_zip + one.to_zip, other.from_zip + other.to_zip];
  return left < right ? -1 : Number(left > right);
}
