import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** The booking_links table. */
export const bookingLinksStore = {
  /** The professional a name leads to, whether it is current or was replaced lately. */
  findProfessional: async (db: Connection, name: string): Promise<string | undefined> =>
    (await db.selectFrom('booking_links').select('professional_id').where('name', '=', name).executeTakeFirst())
      ?.professional_id,

  /** The names of a professional with their time zone, the current one first. */
  listOf: (db: Connection, professionalId: string) =>
    db
      .selectFrom('booking_links')
      .innerJoin('professionals', 'professionals.id', 'booking_links.professional_id')
      .select(['name', 'booking_links.created_at', 'replaced_at', 'time_zone'])
      .where('professional_id', '=', professionalId)
      .orderBy('replaced_at', (order) => order.desc().nullsFirst())
      .execute(),

  /** Which of some skeletons belong to another professional. */
  listTaken: async (db: Connection, skeletons: readonly string[], professionalId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('booking_links')
      .select('skeleton')
      .where('skeleton', 'in', [...skeletons])
      .where('professional_id', '<>', professionalId)
      .execute();
    return rows.map(({ skeleton }) => skeleton);
  },

  replaceCurrent: (trx: Transaction, professionalId: string, at: Date) =>
    trx
      .updateTable('booking_links')
      .set({ replaced_at: at })
      .where('professional_id', '=', professionalId)
      .where('replaced_at', 'is', null)
      .execute(),

  /** Makes a name current: a new one, or one the professional had before. */
  saveCurrent: (trx: Transaction, link: { name: string; skeleton: string; professional_id: string }) =>
    trx
      .insertInto('booking_links')
      .values(link)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ replaced_at: null }))
      .execute(),

  deleteReplacedBefore: (db: Connection, instant: Date) =>
    db.deleteFrom('booking_links').where('replaced_at', '<', instant).execute(),

  findOwnerName: (db: Connection, professionalId: string) =>
    db
      .selectFrom('professionals')
      .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
      .select(['first_name', 'last_name', 'service_area'])
      .where('professionals.id', '=', professionalId)
      .executeTakeFirstOrThrow(),
};
