import { openSealedText } from '#app/platform/auth/sealed-text.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { revokeGrant } from '#app/features/calendar-servers/google/commands/google-tokens.server.ts';
import { calendarAccountsStore, type RemovedAccount } from '../calendar-accounts-store.server.ts';

/**
 * Ends what Google lets us do in accounts that were deleted; nobody but their owners can end an app password. Google ends
 * all that a person allowed us at once, so it goes on while the same account is connected by somebody else here.
 */
export async function endAccess(removed: readonly RemovedAccount[]): Promise<void> {
  for (const { provider, host, username, sealed_password } of removed) {
    if (provider !== 'google' || (await calendarAccountsStore.isConnected(database(), host, username))) continue;
    // The account is deleted already: nothing else may fail because its secret is missing in AUTH_SECRET.
    const refreshToken = await openSealedText(sealed_password).catch((error: unknown) => {
      log.error({ err: error }, 'the secret of a calendar account could not be decrypted to end our access at Google');
    });
    if (refreshToken) await revokeGrant(refreshToken);
  }
}
