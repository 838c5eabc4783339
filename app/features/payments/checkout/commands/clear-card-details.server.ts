import type { Transaction } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Clears the card brand and last four digits of a client who closes their account; the amounts stay (OPEN-46). */
export function clearCardDetails(trx: Transaction, clientId: string): Promise<unknown> {
  return paymentsStore.clearCardDetails(trx, clientId);
}
