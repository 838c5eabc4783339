import { database } from '#app/platform/database/database.server.ts';
import { cachedUntilChanged } from '#app/platform/http/page-cache.server.ts';
import { platformSettingsStore } from '../platform-settings-store.server.ts';

/**
 * The settings that hold, for what is shown: read once and again after a change, which every instance hears of.
 * Whatever decides about money or a slot reads the table in its own statement instead.
 */
export const currentSettings = cachedUntilChanged(() => platformSettingsStore.findLatest(database()));
