import type { Connection } from '#app/platform/database/database.server.ts';

/** The stripe_cursors table. */
export const stripeCursorsStore = {
  find: async (db: Connection, name: string) => (await db.selectFrom('stripe_cursors').select('until').where('name', '=', name).executeTakeFirst())?.until,

  /** Never goes back: of two that look at once the further one stays. */
  advance: (db: Connection, name: string, until: Date) =>
    db
      .insertInto('stripe_cursors')
      .values({ name, until })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ until }).where('stripe_cursors.until', '<', until))
      .execute(),
};
