import { listStripeRefunds, type RefundFilter } from '../queries/read-stripe-refunds.server.ts';
import type { RefundState } from '../refund-state.ts';
import { syncRefund } from './sync-refund.server.ts';

/**
 * Records all matching refunds at Stripe, failed ones first: one made in the dashboard may replace a failed one we
 * have not heard of yet, and both in our records at once would be more than was paid.
 * @param note records a refund; it has to catch its errors if one failure must not stop the others
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
