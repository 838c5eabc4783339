import type { ColumnType } from 'kysely';
import type { TravelSettingsRow } from './settings/travel-settings-row.ts';

export type TravelSettingsTable = Omit<TravelSettingsRow, 'route_discount_percent'> & {
  route_discount_percent: ColumnType<number, number | undefined, number>;
  professional_id: string;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    travel_settings: TravelSettingsTable;
  }
}
