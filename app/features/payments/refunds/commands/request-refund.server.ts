import type { Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { cents, subtractCents, type Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { readKeptAmount } from '../../ledger/queries/read-kept-amount.server.ts';
import { refundsStore } from '../refunds-store.server.ts';
import { lowerTransfer } from '../../transfers/commands/lower-transfer.server.ts';
import { refundRequests } from '../../checkout/commands/record-payment.server.ts';

/**
 * Requests a refund of part or all of a booking's payment, once per reason; a job moves the money after the
 * transaction, and the professional's share shrinks with it. The caller has decided that the amount is due; what a
 * bank has taken back in a dispute is not refunded again.
 */
export async function requestRefund(trx: Transaction, bookingId: string, asked: Cents, reason: string): Promise<void> {
  if (asked === 0) return;
  const payment = await paymentsStore.findPaymentForUpdate(trx, bookingId);
  if (!payment) {
    log.error({ bookingId }, 'a booking without a payment was to be refunded');
    return;
  }
  const left = await readKeptAmount(trx, bookingId);
  const amount = cents(Math.min(asked, left));
  if (amount <= 0) return;
  const { stripe_payment_intent_id } = payment;
  const refundId = await refundsStore.insert(trx, {
    booking_id: bookingId,
    stripe_payment_intent_id,
    amount,
    reason,
  });
  if (!refundId) return;
  await enqueue(trx, refundRequests, { refundId });
  await lowerTransfer(trx, bookingId, subtractCents(left, amount), reason);
}
