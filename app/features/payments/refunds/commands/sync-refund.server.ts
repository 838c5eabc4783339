import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { readKeptAmount } from '../../ledger/queries/read-kept-amount.server.ts';
import type { RefundState } from '../refund-state.ts';
import { refundsStore, type RefundRow } from '../refunds-store.server.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';
import { withdrawPromisedRefunds } from './withdraw-promised-refunds.server.ts';
import { lowerTransfer } from '../../transfers/commands/lower-transfer.server.ts';
import { publishRefundChange } from './publish-refund-change.server.ts';
import { settleRefund } from './settle-refund.server.ts';

/**
 * Syncs our records with a refund at Stripe, in any order and any number of times: one of ours is settled, one made
 * in Stripe's dashboard is recorded as such (docs/decisions/030-what-stripe-does-without-us.md).
 * @throws Error while its payment is not known yet, so that the job is retried
 */
export function syncRefund(refund: RefundState): Promise<void> {
  return inTransaction(async (trx) => {
    // Only one transaction at a time decides what is left of a payment.
    if (refund.paymentIntentId) await paymentsStore.findPaymentOfIntentForUpdate(trx, refund.paymentIntentId);
    const own = await findOwn(trx, refund);
    await (own ? settleRefund(trx, own, refund) : recordExternalRefund(trx, refund));
  });
}

/**
 * Finds our own refund. The metadata is trusted only if the rest matches: anybody with access to the dashboard can
 * write metadata.
 */
async function findOwn(
  trx: Transaction,
  { id, refundId, paymentIntentId, amount }: RefundState,
): Promise<RefundRow | undefined> {
  const known = await refundsStore.findByStripeIdForUpdate(trx, id);
  if (known || !isId(refundId)) return known;
  const row = await refundsStore.findForUpdate(trx, refundId);
  const fits = row?.status === 'requested' && row.stripe_payment_intent_id === paymentIntentId && row.amount === amount;
  return fits ? row : undefined;
}

async function recordExternalRefund(
  trx: Transaction,
  { id, amount, standing, charge, paymentIntentId }: RefundState,
): Promise<void> {
  // It never reached anybody, and our records never counted it.
  if (standing === 'failed') return;
  if (!charge?.bookingId || !paymentIntentId)
    return log.error({ stripeRefundId: id }, 'a refund of a charge that belongs to no booking');
  const rows = await refundsStore.listStandingForUpdate(trx, paymentIntentId);
  const payment = await paymentsStore.findPaymentOfIntentForUpdate(trx, paymentIntentId);
  const booking_id = payment?.booking_id ?? rows[0]?.booking_id;
  if (!booking_id) throw new Error(`The payment of the refund ${id} is not known yet`);
  await withdrawPromisedRefunds(trx, rows, { given: amount, charged: charge.amount, stoppedFirst: true });
  const reason = `stripe-${id}`;
  const refundId = await refundsStore.insert(trx, {
    booking_id,
    stripe_payment_intent_id: paymentIntentId,
    amount,
    reason,
    origin: 'stripe',
  });
  if (!refundId) return;
  await refundsStore.update(trx, refundId, {
    status: 'succeeded',
    stripe_refund_id: id,
    asks_client: standing === 'asks-client',
  });
  await enterInLedger(trx, { bookingId: booking_id, kind: 'refund', source: refundId, amount });
  if (payment) await lowerTransfer(trx, booking_id, await readKeptAmount(trx, booking_id), reason);
  await publishRefundChange(trx, { id: refundId, booking_id, reason, created_at: new Date() }, 'made');
  log.warn({ bookingId: booking_id, stripeRefundId: id }, 'a refund was made in the dashboard of Stripe');
}
