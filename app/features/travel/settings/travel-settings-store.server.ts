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

  /** Where the professional works; `service_radius` in miles. */
  findServiceArea: (db: Connection, professionalId: string) =>
    db
      .selectFrom('professionals')
      .select(['service_area_zip', 'latitude', 'longitude', 'service_radius'])
      .where('id', '=', professionalId)
      .executeTakeFirst(),

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
