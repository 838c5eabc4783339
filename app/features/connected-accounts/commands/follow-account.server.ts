import { inTransaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { recordAccountRemoval } from '#app/features/professionals/commands/record-connected-account.server.ts';
import { findProfessionalOfAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { connectedAccountsStore } from '../connected-accounts-store.server.ts';
import { refreshConnectedAccount } from './refresh-connected-account.server.ts';

/**
 * Syncs a connected account with Stripe; one that Stripe no longer gives us is removed. Its professional's earnings
 * wait until they connect another one.
 */
export async function followAccount(accountId: string): Promise<void> {
  if (await refreshConnectedAccount(accountId)) return;
  await inTransaction(async (trx) => {
    const professional = await findProfessionalOfAccount(trx, accountId);
    if (!professional) return;
    await recordAccountRemoval(trx, professional.id, accountId);
    await connectedAccountsStore.removeAccount(trx, accountId);
    log.warn({ professionalId: professional.id }, 'an account at Stripe is no longer connected');
  });
}
