import * as z from 'zod/mini';
import { afterCommit, type Transaction } from '#app/platform/database/database.server.ts';
import { notifyListeners } from '#app/platform/database/listen.server.ts';
import { dropCachedPages } from '#app/platform/http/pages/page-cache.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { settingNames, type SettingName } from '../platform-settings.ts';

/** Changes of the settings, for the rooms that react to them. */
export const settingsChanges = defineQueue(
  'platform-settings.changed',
  z.object({ settings: z.array(z.enum(settingNames)) }),
);

/**
 * Publishes a change of the settings: every instance drops its cached pages and settings once it is committed, this
 * one at once.
 */
export async function publishSettingsChange(trx: Transaction, settings: SettingName[]): Promise<void> {
  await enqueue(trx, settingsChanges, { settings });
  await notifyListeners(trx, 'pages_changed', 'settings');
  afterCommit(trx, dropCachedPages);
}
