import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** What a professional has allowed at visits; nothing until they do. */
export type VisitSettings = { shares_position: boolean };

const nothingAllowed: VisitSettings = { shares_position: false };

const selectOf = (db: Connection, professionalId: string) =>
  db.selectFrom('visit_settings').select('shares_position').where('professional_id', '=', professionalId);

/** The visit_settings table. */
export const visitSettingsStore = {
  find: async (db: Connection, professionalId: string): Promise<VisitSettings> => {
    const row = await selectOf(db, professionalId).executeTakeFirst();
    return row ?? nothingAllowed;
  },

  /** Also keeps others from changing it until the transaction ends. */
  findForShare: async (trx: Transaction, professionalId: string): Promise<VisitSettings> => {
    const row = await selectOf(trx, professionalId).forShare().executeTakeFirst();
    return row ?? nothingAllowed;
  },

  save: async (trx: Transaction, professionalId: string, changes: VisitSettings): Promise<void> => {
    await trx
      .insertInto('visit_settings')
      .values({ professional_id: professionalId, ...changes })
      .onConflict((conflict) => conflict.column('professional_id').doUpdateSet(changes))
      .execute();
  },
};
