import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

/** The stripe_events and stripe_cursors tables. */
export const stripeEventsStore = {
  /** Lists which of these events were received. */
  listKnownEvents: async (db: Connection, ids: readonly string[]): Promise<string[]> =>
    ids.length === 0
      ? []
      : (
          await db
            .selectFrom('stripe_events')
            .select('id')
            .where('id', 'in', [...ids])
            .execute()
        ).map(({ id }) => id),

  /**
   * Inserts an event.
   * @returns false if it was received before
   */
  insertEvent: async (db: Connection, event: { id: string; type: string; object_id: string | null }) => {
    const result = await db
      .insertInto('stripe_events')
      .values(event)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /**
   * Marks events as handled.
   * @returns when each was received; those that are not stored any more are missing
   */
  markEventsProcessed: async (db: Connection, ids: readonly string[]) => {
    const { rows } = await sql<{ id: string; type: string; received_at: Date }>`
      update stripe_events set processed_at = ${new Date()} where id = any(${[...ids]}::text[])
      returning id, type, received_at`.execute(db);
    return rows;
  },

  findCursor: async (db: Connection, name: string) =>
    (await db.selectFrom('stripe_cursors').select('until').where('name', '=', name).executeTakeFirst())?.until,

  /** Moves the cursor forward, never back: of two simultaneous runs the further position stays. */
  advanceCursor: (db: Connection, name: string, until: Date) =>
    db
      .insertInto('stripe_cursors')
      .values({ name, until })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ until }).where('stripe_cursors.until', '<', until),
      )
      .execute(),
};
