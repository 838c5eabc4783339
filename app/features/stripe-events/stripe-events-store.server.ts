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
   * Marks an event as handled.
   * @returns when it was received; undefined if it is not stored any more
   */
  markEventProcessed: async (db: Connection, id: string): Promise<Date | undefined> => {
    const update = db.updateTable('stripe_events').set({ processed_at: new Date() }).where('id', '=', id);
    return (await update.returning('received_at').executeTakeFirst())?.received_at;
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
