import type { Transaction } from '#app/platform/database/database.server.ts';
import { refundsStore, type RefundRow } from '../refunds-store.server.ts';

export type LockedRefund = RefundRow;

/** Locks a refund until the transaction ends; undefined if there is none. */
export function lockRefund(trx: Transaction, refundId: string): Promise<LockedRefund | undefined> {
  return refundsStore.findForUpdate(trx, refundId);
}

/** Changes a refund that the caller has locked and checked. The caller publishes it and enters what moved. */
export async function changeRefund(
  trx: Transaction,
  refundId: string,
  change: Parameters<typeof refundsStore.update>[2],
): Promise<void> {
  await refundsStore.update(trx, refundId, change);
}
