import type { Transaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { addCents, cents, subtractCents, type Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import type { RefundState } from '../refund-state.ts';
import { refundsStore, type RefundRow } from '../refunds-store.server.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';
import { publishRefundChange } from './publish-refund-change.server.ts';

/**
 * Records the state of one of our refunds at Stripe. It moves only forward, from requested to succeeded to failed, so
 * an older answer changes nothing.
 * @param row locked by the caller
 */
export async function settleRefund(
  trx: Transaction,
  row: RefundRow,
  { id, standing, failure }: Pick<RefundState, 'id' | 'standing' | 'failure'>,
): Promise<void> {
  if (row.status === 'failed') return;
  if (standing === 'failed') return fail(trx, row, id, failure ?? 'failed');
  const asks_client = standing === 'asks-client';
  // The row's time is when the refund was made: it does not change here.
  if (row.status === 'succeeded') return refundsStore.setAsksClient(trx, row, asks_client);
  await refundsStore.update(trx, row.id, { status: 'succeeded', stripe_refund_id: id, asks_client, last_error: null });
  await enterInLedger(trx, {
    bookingId: row.booking_id,
    kind: 'refund',
    source: row.id,
    amount: row.amount,
  });
  await publishRefundChange(trx, row, 'made');
}

/**
 * Records a failed refund. The money is the platform's again (https://docs.stripe.com/refunds#failed-refunds), and
 * still owed to the client: another refund replaces this one and waits until an administrator decides how it is paid.
 */
async function fail(trx: Transaction, row: RefundRow, stripeRefundId: string, failure: string): Promise<void> {
  const { id, booking_id, stripe_payment_intent_id, amount } = row;
  await refundsStore.update(trx, id, {
    status: 'failed',
    failure: failure.slice(0, 100),
    stripe_refund_id: stripeRefundId,
    asks_client: false,
  });
  if (row.status === 'succeeded')
    await enterInLedger(trx, {
      bookingId: booking_id,
      kind: 'refund-failed',
      source: id,
      amount,
    });
  const owed = await stillOwed(trx, row);
  if (owed > 0)
    await refundsStore.insert(trx, {
      booking_id,
      stripe_payment_intent_id,
      amount: owed,
      reason: `again-${id}`,
      replaces: id,
      stopped_at: new Date(),
    });
  await publishRefundChange(trx, row, 'failed');
  log.error({ bookingId: booking_id, refundId: id, failure }, 'a refund did not reach its client');
}

/**
 * Returns what is still owed to the client. Somebody may have refunded it in Stripe's dashboard before we heard that
 * it had failed: nobody is owed more than was paid.
 */
async function stillOwed(trx: Transaction, { amount, stripe_payment_intent_id }: RefundRow): Promise<Cents> {
  const payment = await paymentsStore.findPaymentOfIntentForUpdate(trx, stripe_payment_intent_id);
  if (!payment) return amount;
  const standing = await refundsStore.listStanding(trx, stripe_payment_intent_id);
  const left = subtractCents(payment.amount, addCents(cents(0), ...standing.map((refund) => refund.amount)));
  return cents(Math.max(0, Math.min(left, amount)));
}
