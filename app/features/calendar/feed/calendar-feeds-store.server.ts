import type { Connection } from '#app/platform/database/database.server.ts';

/** The calendar_feeds table. */
export const calendarFeedsStore = {
  findByOwner: (db: Connection, professionalId: string) =>
    db.selectFrom('calendar_feeds').selectAll().where('professional_id', '=', professionalId).executeTakeFirst(),

  findBySecretHash: (db: Connection, hash: Buffer) =>
    db
      .selectFrom('calendar_feeds')
      .innerJoin('professionals', 'professionals.id', 'calendar_feeds.professional_id')
      .select(['professionals.id', 'professionals.time_zone'])
      .where('calendar_feeds.secret_hash', '=', hash)
      .executeTakeFirst(),

  /** Replaces the previous feed, whose link stops working. */
  put: (db: Connection, professionalId: string, secret: { seed: string; secret_hash: Buffer }) =>
    db
      .insertInto('calendar_feeds')
      .values({ professional_id: professionalId, ...secret })
      .onConflict((conflict) => conflict.column('professional_id').doUpdateSet({ ...secret, created_at: new Date() }))
      .returningAll()
      .executeTakeFirstOrThrow(),

  remove: (db: Connection, professionalId: string) =>
    db.deleteFrom('calendar_feeds').where('professional_id', '=', professionalId).execute(),
};
