import { database } from '#app/platform/database/database.server.ts';
import { connectedAccountsStore } from '../connected-accounts-store.server.ts';

/** Lists the ids of accounts that were not compared with Stripe since an instant, the longest unchecked first. */
export async function listUncheckedAccounts(since: Date, limit: number): Promise<string[]> {
  const rows = await connectedAccountsStore.listUnchecked(database(), since, limit);
  return rows.flatMap(({ stripe_account_id }) => stripe_account_id ?? []);
}
