import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { cents } from '#app/lib/money.ts';
import type { CheckoutSessionState } from '../queries/read-checkout-session.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { refundsStore } from '../../refunds/refunds-store.server.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';

/** Refunds waiting to be requested from Stripe. */
export const refundRequests = defineQueue('payments.refund', z.object({ refundId: z.string() }), {
  retryLimit: 20,
  retryDelaySeconds: 1,
});

export type Payer = { bookingId: string; clientId: string | null; professionalId: string | null };

/**
 * Records the payment of a booking, once: a repetition changes nothing. Of the card of a client who has left nothing is
 * recorded: closing the account has cleared it everywhere else.
 * @returns whether this session is the booking's payment
 */
export async function recordPayment(trx: Transaction, payer: Payer, session: CheckoutSessionState): Promise<boolean> {
  if (!session.paymentIntentId) return false;
  const card = payer.clientId === null ? null : session.card;
  const inserted = await paymentsStore.insertPayment(trx, {
    booking_id: payer.bookingId,
    client_id: payer.clientId,
    professional_id: payer.professionalId,
    amount: cents(session.amountCents),
    payment_method: session.paymentMethod,
    stripe_session_id: session.id,
    stripe_payment_intent_id: session.paymentIntentId,
    stripe_charge_id: session.chargeId,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
  });
  return inserted || isRecordedPayment(trx, payer.bookingId, session.id);
}

/** Whether a session is the booking's recorded payment. */
export async function isRecordedPayment(trx: Transaction, bookingId: string, sessionId: string): Promise<boolean> {
  return (await paymentsStore.findPayment(trx, bookingId))?.stripe_session_id === sessionId;
}

/** Requests a full refund of a session, once, whatever the reason; a job makes it after the transaction. */
export async function requestFullRefund(
  trx: Transaction,
  bookingId: string,
  session: CheckoutSessionState,
  reason: string,
): Promise<void> {
  if (!session.paymentIntentId || session.amountCents <= 0) return;
  await enterPayment(trx, bookingId, session.paymentIntentId, session);
  if (await refundsStore.findAnyOfPayment(trx, session.paymentIntentId)) return;
  const refundId = await refundsStore.insert(trx, {
    booking_id: bookingId,
    stripe_payment_intent_id: session.paymentIntentId,
    amount: cents(session.amountCents),
    reason,
  });
  if (refundId) await enqueue(trx, refundRequests, { refundId });
}

/** Enters a payment in the ledger that is refunded at once. */
function enterPayment(
  trx: Transaction,
  bookingId: string,
  source: string,
  { amountCents }: CheckoutSessionState,
): Promise<void> {
  return enterInLedger(trx, { bookingId, kind: 'payment', source, amount: cents(amountCents) });
}
