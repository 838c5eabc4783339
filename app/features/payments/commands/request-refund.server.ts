import type { Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { dollarString, type Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../payments-store.server.ts';
import { refundRequests } from './record-payment.server.ts';

/**
 * Asks for a part or all of what was paid for a booking, once a reason; the job moves the money after the transaction.
 * The caller has decided that so much is due.
 */
export async function requestRefund(trx: Transaction, bookingId: string, amount: Cents, reason: string): Promise<void> {
  if (amount === 0) return;
  const payment = await paymentsStore.findPayment(trx, bookingId);
  if (!payment) {
    log.error({ bookingId }, 'a booking without a payment was to be refunded');
    return;
  }
  const { stripe_payment_intent_id } = payment;
  const refundId = await paymentsStore.insertRefund(trx, { booking_id: bookingId, stripe_payment_intent_id, amount: dollarString(amount), reason });
  if (refundId) await enqueue(trx, refundRequests, { refundId });
}
