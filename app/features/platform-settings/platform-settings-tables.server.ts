import type { ColumnType } from 'kysely';

type Numeric = ColumnType<string, string, never>;

export type PlatformSettingsTable = {
  version: ColumnType<number, number, never>;
  commission_percent: Numeric;
  late_fee_percent: Numeric;
  free_cancellation_hours: ColumnType<number, number, never>;
  minimum_notice_hours: ColumnType<number, number, never>;
  reason: ColumnType<string, string, never>;
  changed_by: ColumnType<string | null, string | null, never>;
  changed_at: ColumnType<Date, never, never>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    platform_settings: PlatformSettingsTable;
  }
}
