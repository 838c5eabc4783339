import { database } from '#app/platform/database/database.server.ts';
import { readOptOut } from '../queries/opt-out-link.server.ts';
import { preferencesStore } from '../preferences-store.server.ts';

/**
 * Switches the mails that a mailed link names off, or on again. Repeating it changes nothing.
 * @returns false for a link that is not ours
 */
export async function followOptOut(token: string, enabled: boolean): Promise<boolean> {
  const optOut = readOptOut(token);
  if (!optOut) return false;
  const { userId, recipient, kind } = optOut;
  await preferencesStore.save(database(), userId, { recipient, kind, channel: 'mail', enabled });
  return true;
}
