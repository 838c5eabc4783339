import { database } from '#app/platform/database/database.server.ts';
import { apiKeyLimits } from '../api-key.ts';
import { apiKeysStore } from '../api-keys-store.server.ts';

/** Deletes keys that were revoked or expired a while ago. */
export async function deleteEndedKeys(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - apiKeyLimits.endedKeptDays * 24 * 60 * 60 * 1_000);
  await apiKeysStore.deleteEndedBefore(database(), before);
}
