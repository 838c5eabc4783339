import type { Transaction } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Forgets what a client paid with, as part of their leaving; the amounts stay (OPEN-46). */
export function clearCardDetails(trx: Transaction, clientId: string): Promise<unknown> {
  return paymentsStore.clearCardDetails(trx, clientId);
}
