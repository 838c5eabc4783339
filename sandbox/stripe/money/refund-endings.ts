import { recordBalance } from './balance-transactions.ts';
import type { UnitOfWork } from '../api/endpoint.ts';
import { idOf, type StoredObjects } from '../stripe-objects.ts';

type Refund = StoredObjects['refund'];

/** The final outcome of a failed or canceled refund: https://docs.stripe.com/refunds#failed-refunds. */
export type RefundEnding = { status: 'failed'; reason: string } | { status: 'canceled' };

/**
 * Fails a refund that the card's bank returned, or cancels one that waits for the customer: the platform gets the
 * money back.
 */
export function endRefund(work: UnitOfWork, before: Refund, ending: RefundEnding): Refund {
  const source = { currency: before.currency, source: before.id, description: 'REFUND FAILURE' };
  const refund: Refund = {
    ...before,
    status: ending.status,
    failure_balance_transaction: recordBalance(work, { ...source, type: 'refund_failure', amount: before.amount }),
    ...(ending.status === 'failed' ? { failure_reason: ending.reason } : {}),
  };
  work.store.update('refund', refund);
  const charge = work.store.find('charge', idOf(before.charge) ?? '');
  if (charge)
    work.store.update('charge', {
      ...charge,
      amount_refunded: charge.amount_refunded - before.amount,
      refunded: false,
    });
  tell(work, before, refund);
  if (ending.status === 'failed') work.emit({ type: 'refund.failed', object: refund });
  return refund;
}

/** Makes a refund wait until the customer answers Stripe's mail asking where to send it. */
export function askCustomer(work: UnitOfWork, before: Refund): Refund {
  const refund: Refund = { ...before, status: 'requires_action' };
  work.store.update('refund', refund);
  tell(work, before, refund);
  return refund;
}

function tell(work: UnitOfWork, { status }: Refund, refund: Refund): void {
  work.emit({ type: 'refund.updated', object: refund, previousAttributes: { status } });
  work.emit({ type: 'charge.refund.updated', object: refund, previousAttributes: { status } });
}
