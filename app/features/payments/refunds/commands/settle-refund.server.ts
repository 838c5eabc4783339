import type { Transaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { addCents, cents, centsFromDollars, dollarString, subtractCents, type Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import type { RefundState } from '../refund-state.ts';
import { refundsStore, type RefundRow } from '../refunds-store.server.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';
import { publishRefundChange } from './publish-refund-change.server.ts';

/**
 * Notes how a refund of ours stands at Stripe. It goes one way only, from requested to given to failed, so that an
 * older answer changes nothing. @param row held by the caller
 */
export async function settleRefund(
  trx: Transaction,
  row: RefundRow,
  { id, standing, failure }: Pick<RefundState, 'id' | 'standing' | 'failure'>,
): Promise<void> {
  if (row.status === 'failed') return;
  if (standing === 'failed') return fail(trx, row, id, failure ?? 'failed');
  const asks_client = standing === 'asks-client';
  // The row's time is that of the refund: it stays what it is while nothing is new.
  if (row.status === 'succeeded') return refundsStore.setAsksClient(trx, row, asks_client);
  await refundsStore.update(trx, row.id, { status: 'succeeded', stripe_refund_id: id, asks_client, last_error: null });
  await enterInLedger(trx, {
    bookingId: row.booking_id,
    kind: 'refund',
    source: row.id,
    amount: centsFromDollars(row.amount),
  });
  await publishRefundChange(trx, row, 'made');
}

/**
 * The money is the platform's again (https://docs.stripe.com/refunds#failed-refunds), and still owed to the client:
 * another refund stands in for this one and waits until an administrator has decided how it is paid.
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
      amount: centsFromDollars(amount),
    });
  const owed = await stillOwed(trx, row);
  if (owed > 0)
    await refundsStore.insert(trx, {
      booking_id,
      stripe_payment_intent_id,
      amount: dollarString(owed),
      reason: `again-${id}`,
      replaces: id,
      stopped_at: new Date(),
    });
  await publishRefundChange(trx, row, 'failed');
  log.error({ bookingId: booking_id, refundId: id, failure }, 'a refund did not reach its client');
}

/**
 * Somebody at Stripe's dashboard may have made up for it before we heard that it had failed: nobody is owed more than
 * was paid.
 */
async function stillOwed(trx: Transaction, { amount, stripe_payment_intent_id }: RefundRow): Promise<Cents> {
  const payment = await paymentsStore.findPaymentOfIntentForUpdate(trx, stripe_payment_intent_id);
  if (!payment) return centsFromDollars(amount);
  const standing = await refundsStore.listStanding(trx, stripe_payment_intent_id);
  const left = subtractCents(
    centsFromDollars(payment.amount),
    addCents(cents(0), ...standing.map((refund) => centsFromDollars(refund.amount))),
  );
  return cents(Math.max(0, Math.min(left, centsFromDollars(amount))));
}
