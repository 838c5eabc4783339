import type { ColumnType, Generated } from 'kysely';

/** Unlogged, and rounded to about 10 meters. */
export interface VisitPositionsTable {
  booking_id: string;
  latitude: ColumnType<string, number, number>;
  longitude: ColumnType<string, number, number>;
  at: Date;
}

export interface VisitSettingsTable {
  professional_id: string;
  shares_position: Generated<boolean>;
}

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    visit_positions: VisitPositionsTable;
    visit_settings: VisitSettingsTable;
  }
}
