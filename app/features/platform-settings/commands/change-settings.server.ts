import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { changesBetween, eachSetting, type PlatformSettings, settingUnits } from '../platform-settings.ts';
import { settingsErrors } from '../platform-settings.errors.ts';
import type { SettingsChangeRequest } from '../platform-settings.schema.ts';
import { platformSettingsStore, type SettingsRow } from '../platform-settings-store.server.ts';
import { publishSettingsChange } from './publish-settings-change.server.ts';

/**
 * Changes the settings for new bookings. Of two administrators who saw the same version the later one is refused;
 * repeating the same change by the same person succeeds.
 * @throws AppError settings_changed or settings_unchanged
 */
export function changeSettings(adminId: string, { seen, reason, ...wanted }: SettingsChangeRequest): Promise<void> {
  return inTransaction(async (trx) => {
    await lockSubject(trx, 'platform-settings');
    const before = await platformSettingsStore.findLatest(trx);
    const after = eachSetting<PlatformSettings>((setting) =>
      settingUnits[setting] === '%' ? twoDecimals(wanted[setting]) : wanted[setting],
    );
    const changed = changesBetween(before, after);
    if (changed.length === 0 && isRepetition(before, { adminId, seen, reason })) return;
    if (before.version !== seen) throw new AppError(settingsErrors.settings_changed);
    if (changed.length === 0) throw new AppError(settingsErrors.settings_unchanged);
    await keep(trx, { ...after, version: seen + 1, reason, changed_by: adminId });
    const entry = {
      actorId: adminId,
      action: 'platform.settings_changed',
      subjectType: 'platform_settings',
      subjectId: null,
    };
    await recordAuditEntry(trx, { ...entry, details: { version: seen + 1, changed } });
    await publishSettingsChange(
      trx,
      changed.map(({ setting }) => setting),
    );
  });
}

/** Formats "12.5" as "12.50", as the database returns it. */
function twoDecimals(percent: string | number): string {
  return Number(percent).toFixed(2);
}

function isRepetition(
  latest: SettingsRow,
  { adminId, seen, reason }: { adminId: string; seen: number; reason: string },
): boolean {
  return latest.version === seen + 1 && latest.changed_by === adminId && latest.reason === reason;
}

async function keep(
  trx: Transaction,
  settings: PlatformSettings & { version: number; reason: string; changed_by: string },
): Promise<void> {
  if (!(await platformSettingsStore.insert(trx, settings))) throw new AppError(settingsErrors.settings_changed);
}
