import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** The service_checklists table. */
export const serviceChecklistsStore = {
  find: (db: Connection, serviceId: string) =>
    db.selectFrom('service_checklists').select('lines').where('service_id', '=', serviceId).executeTakeFirst(),

  /** Those of a professional's services that have one, or that ask for a signature. */
  listOfProfessional: async (db: Connection, professionalId: string) => {
    const rows = await db
      .selectFrom('services')
      .leftJoin('service_checklists', 'service_checklists.service_id', 'services.id')
      .leftJoin('service_signatures', 'service_signatures.service_id', 'services.id')
      .select(['services.id', 'service_checklists.lines', 'service_signatures.service_id as asking'])
      .where('services.professional_id', '=', professionalId)
      .where(({ eb, or }) =>
        or([eb('service_checklists.service_id', 'is not', null), eb('service_signatures.service_id', 'is not', null)]),
      )
      .execute();
    return rows.map(({ id, lines, asking }) => ({
      service_id: id,
      lines: lines ?? [],
      asks_signature: asking !== null,
    }));
  },

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
