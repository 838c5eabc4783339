import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** The service_checklists table. */
export const serviceChecklistsStore = {
  find: (db: Connection, serviceId: string) =>
    db.selectFrom('service_checklists').select('lines').where('service_id', '=', serviceId).executeTakeFirst(),

  /** Those of a professional's services that have one. */
  listOfProfessional: (db: Connection, professionalId: string) =>
    db
      .selectFrom('service_checklists')
      .innerJoin('services', 'services.id', 'service_checklists.service_id')
      .select(['service_checklists.service_id', 'service_checklists.lines'])
      .where('services.professional_id', '=', professionalId)
      .execute(),

  save: async (trx: Transaction, serviceId: string, lines: string[]): Promise<void> => {
    await trx
      .insertInto('service_checklists')
      .values({ service_id: serviceId, lines })
      .onConflict((conflict) => conflict.column('service_id').doUpdateSet({ lines }))
      .execute();
  },

  remove: async (trx: Transaction, serviceId: string): Promise<void> => {
    await trx.deleteFrom('service_checklists').where('service_id', '=', serviceId).execute();
  },
};
