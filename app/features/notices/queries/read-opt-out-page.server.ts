import { database } from '#app/platform/database/database.server.ts';
import { offeredChoices } from '../notification-choices.ts';
import { readOptOut } from './opt-out-link.server.ts';
import { isNotificationEnabled } from './list-preferences.server.ts';

/**
 * Returns what the page behind a mailed link shows: which mails it is about, and whether they are on. Undefined for a
 * link that is not ours.
 */
export async function readOptOutPage(
  token: string,
): Promise<{ title: string; text: string; isOn: boolean } | undefined> {
  const optOut = readOptOut(token);
  const words = optOut && offeredChoices[optOut.recipient].find(({ kind }) => kind === optOut.kind);
  if (!words) return undefined;
  const { userId, ...choice } = optOut;
  return {
    title: words.title,
    text: words.text,
    isOn: await isNotificationEnabled(database(), userId, { ...choice, channel: 'mail' }),
  };
}
