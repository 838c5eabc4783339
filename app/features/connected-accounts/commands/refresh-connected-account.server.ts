import { inTransaction } from '#app/platform/database/database.server.ts';
import { recordAccountStatus } from '#app/features/professionals/commands/record-connected-account.server.ts';
import { canBePaid } from '#app/features/professionals/professional.policy.ts';
import { findProfessionalOfAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { connectedAccountsStore } from '../connected-accounts-store.server.ts';
import { publishActiveAccount } from './publish-active-account.server.ts';
import { readConnectedAccount, type ConnectedAccountState } from '../queries/read-connected-account.server.ts';
import { requestMissingPrices } from '#app/features/services/prices/commands/create-missing-prices.server.ts';

/**
 * Syncs our data of an account with Stripe, in any order and any number of times: the answer requested last wins.
 * Unless Stripe has rejected the account, the professional's services get the prices that they lack (OPEN-42). Once it
 * becomes active, an event has waiting transfers sent.
 * @returns Stripe's answer; undefined if it has no such account of ours
 */
export async function refreshConnectedAccount(accountId: string): Promise<ConnectedAccountState | undefined> {
  const askedAt = new Date();
  const account = await readConnectedAccount(accountId);
  if (!account) return undefined;
  await inTransaction(async (trx) => {
    const professional = await findProfessionalOfAccount(trx, accountId);
    if (!professional || !(await connectedAccountsStore.recordCheck(trx, professional.id, accountId, askedAt))) return;
    await recordAccountStatus(trx, professional.id, account.status);
    if (canBePaid({ stripe_account_id: accountId, stripe_account_status: account.status }))
      await requestMissingPrices(trx, professional.id);
    if (account.status === 'active' && professional.stripe_account_status !== 'active')
      await publishActiveAccount(trx, professional.id);
  });
  return account;
}
