import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { TravelSettingsInput } from './travel-settings.schema.ts';
import { travelSettingsColumns } from './travel-settings-row.ts';

/** The travel_settings table. */
export const travelSettingsStore = {
  find: (db: Connection, professionalId: string) =>
    db
      .selectFrom('travel_settings')
      .select(travelSettingsColumns)
      .where('professional_id', '=', professionalId)
      .executeTakeFirst(),

  findServiceAreaZip: async (db: Connection, professionalId: string): Promise<string | null> => {
    const found = await db
      .selectFrom('professionals')
      .select('service_area_zip')
      .where('id', '=', professionalId)
      .executeTakeFirst();
    return found?.service_area_zip ?? null;
  },

  /** What is left out stays as it was. */
  save: async (trx: Transaction, professionalId: string, row: TravelSettingsInput): Promise<void> => {
    const settings = { ...row, updated_at: new Date() };
    await trx
      .insertInto('travel_settings')
      .values({ professional_id: professionalId, ...settings })
      .onConflict((conflict) => conflict.column('professional_id').doUpdateSet(settings))
      .execute();
  },
};
