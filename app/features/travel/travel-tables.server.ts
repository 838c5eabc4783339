import type { ColumnType } from 'kysely';
import type { TravelSettingsRow } from './settings/travel-settings-row.ts';

export type TravelSettingsTable = TravelSettingsRow & {
  professional_id: string;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    travel_settings: TravelSettingsTable;
  }
}
