import { database } from '#app/platform/database/database.server.ts';
import { cachedUntilChanged } from '#app/platform/http/pages/page-cache.server.ts';
import { platformSettingsStore } from '../platform-settings-store.server.ts';

/**
 * The current settings for display: read once, and again after a change, of which every instance is notified. Code
 * that decides about money or a slot reads the table in its own statement instead.
 */
export const currentSettings = cachedUntilChanged(() => platformSettingsStore.findLatest(database()));
