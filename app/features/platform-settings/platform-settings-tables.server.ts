import type { ColumnType } from 'kysely';
import type { PlatformSettings, SettingName } from './platform-settings.ts';

type SettingColumns = {
  [Name in SettingName]: ColumnType<PlatformSettings[Name], PlatformSettings[Name], never>;
};

export type PlatformSettingsTable = SettingColumns & {
  version: ColumnType<number, number, never>;
  reason: ColumnType<string, string, never>;
  changed_by: ColumnType<string | null, string | null, never>;
  changed_at: ColumnType<Date, never, never>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    platform_settings: PlatformSettingsTable;
  }
}
