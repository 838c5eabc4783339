import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import {
  changesBetween,
  type CurrentSettings,
  eachSetting,
  type PlatformSettings,
  type SettingsChange,
} from '../platform-settings.ts';
import { platformSettingsStore, type SettingsRow } from '../platform-settings-store.server.ts';
import type { settingsHistoryAnswer } from '../answers/settings.server.ts';

const shown = 100;

export type SettingsHistory = z.infer<typeof settingsHistoryAnswer>;

/** Reads the current settings and their history, latest change first. */
export async function listSettingsChanges(): Promise<SettingsHistory> {
  const rows = await platformSettingsStore.listLatest(database(), shown + 1);
  const [latest] = rows;
  if (!latest) throw new Error('The platform begins with settings');
  const history = rows.slice(0, shown).map((row, index) => toChange(row, rows[index + 1]));
  return { settings: toSettings(latest), history };
}

function toSettings(row: SettingsRow): CurrentSettings {
  return { version: row.version, ...eachSetting<PlatformSettings>((setting) => row[setting]) };
}

function toChange(row: SettingsRow & { changed_by_name: string }, before: SettingsRow | undefined): SettingsChange {
  return {
    version: row.version,
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changed_by === null ? null : row.changed_by_name,
    reason: row.reason,
    changed: before ? changesBetween(before, row) : [],
  };
}
