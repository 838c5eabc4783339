import type { Transaction } from '#app/platform/database/database.server.ts';
import { connectedAccountsStore } from '../connected-accounts-store.server.ts';

/** Saves where the money of a professional who leaves goes: finished visits are still paid out (OPEN-46). */
export async function saveConnectedAccount(trx: Transaction, professionalId: string, accountId: string): Promise<void> {
  await connectedAccountsStore.insert(trx, professionalId);
  await connectedAccountsStore.setAccount(trx, professionalId, accountId);
}
