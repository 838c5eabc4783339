import { afterCommit, type Transaction } from '#app/platform/database/database.server.ts';
import { notifyListeners } from '#app/platform/database/listen.server.ts';
import { dropCachedPages } from '#app/platform/http/page-cache.server.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';
import type { SettingName } from '../platform-settings.ts';

/** Changes of the settings, for the rooms that want to hear of them (wired in app/subscriptions.ts). */
export const settingsChanges = defineQueue<{ settings: SettingName[] }>('platform-settings.changed');

/** Every instance forgets its pages and the settings it keeps once the change is committed; this one at once. */
export async function publishSettingsChange(trx: Transaction, settings: SettingName[]): Promise<void> {
  await enqueue(trx, settingsChanges, { settings });
  await notifyListeners(trx, 'pages_changed', 'settings');
  afterCommit(trx, dropCachedPages);
}
