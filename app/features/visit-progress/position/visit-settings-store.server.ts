import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** What a professional has allowed at visits; nothing until they do. */
export type VisitSettings = { shares_position: boolean };

/** The visit_settings table. */
export const visitSettingsStore = {
  find: async (db: Connection, professionalId: string): Promise<VisitSettings> => {
    const row = await db
      .selectFrom('visit_settings')
      .select('shares_position')
      .where('professional_id', '=', professionalId)
      .executeTakeFirst();
    return row ?? { shares_position: false };
  },

  save: async (trx: Transaction, professionalId: string, changes: VisitSettings): Promise<void> => {
    await trx
      .insertInto('visit_settings')
      .values({ professional_id: professionalId, ...changes })
      .onConflict((conflict) => conflict.column('professional_id').doUpdateSet(changes))
      .execute();
  },
};
