import { openSealedText } from '#app/platform/auth/sealed-text.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { revokeGrant } from '#app/features/calendar-servers/google/commands/google-tokens.server.ts';
import { calendarAccountsStore, type RemovedAccount } from '../calendar-accounts-store.server.ts';

/**
 * Ends what Google lets us do in accounts that were deleted; nobody but their owners can end an app password. The
 * deletion is committed already, so nothing fails because access cannot be ended: the log says so.
 */
export async function endAccess(removed: readonly RemovedAccount[]): Promise<void> {
  for (const account of removed.filter(({ provider }) => provider === 'google'))
    await endGrant(account).catch((error: unknown) => {
      log.error({ err: error }, 'our access to a deleted calendar account could not be ended at Google');
    });
}

/**
 * Google ends all that a person allowed us at once, so it goes on while the same account is connected by somebody else
 * here.
 */
async function endGrant({ host, username, sealed_password }: RemovedAccount): Promise<void> {
  if (await calendarAccountsStore.isConnected(database(), host, username)) return;
  await revokeGrant(await openSealedText(sealed_password));
}
