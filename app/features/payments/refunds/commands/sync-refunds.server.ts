import { listStripeRefunds, type RefundFilter } from '../queries/read-stripe-refunds.server.ts';
import type { RefundState } from '../refund-state.ts';
import { syncRefund } from './sync-refund.server.ts';

/**
 * Notes all refunds of these at Stripe, those that failed first: one in the dashboard may stand in for a failed one
 * that we have not heard of yet, and both in our books at once would be more than was paid.
 * @param note what is done with each, where one that fails must not keep the others waiting
 */
export async function syncRefunds(
  filter: RefundFilter,
  note: (refund: RefundState) => Promise<void> = syncRefund,
): Promise<void> {
  const standing: RefundState[] = [];
  for await (const refund of listStripeRefunds(filter)) {
    if (refund.standing === 'failed') await note(refund);
    else standing.push(refund);
  }
  for (const refund of standing) await note(refund);
}
