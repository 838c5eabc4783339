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

  markEventProcessed: (db: Connection, id: string) =>
    db.updateTable('stripe_events').set({ processed_at: new Date() }).where('id', '=', id).execute(),

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
