import type Stripe from 'stripe';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { paymentsStore } from '../payments-store.server.ts';
import { isDefiniteRefusal, isIdempotencyClash, isServerFailure, stripe } from '../stripe.server.ts';
import { enterInLedger } from './enter-in-ledger.server.ts';

type Refund = NonNullable<Awaited<ReturnType<typeof paymentsStore.findRefund>>>;

/**
 * Asks Stripe for a requested refund. Repeating it is safe: the key is the same until it is certain that the money has
 * not moved.
 * @throws the failure, so that the job is tried again.
 */
export async function executeRefund(refundId: string): Promise<void> {
  const refund = await paymentsStore.findRefund(database(), refundId);
  if (!refund || refund.status !== 'requested') return;
  try {
    await settle(refund, (await create(refund)).id);
  } catch (error) {
    if (await isDoneAllTheSame(refund, error)) return;
    throw error;
  }
}

function create(refund: Refund): Promise<Stripe.Refund> {
  return stripe().refunds.create(
    {
      payment_intent: refund.stripe_payment_intent_id,
      amount: centsFromDollars(refund.amount),
      metadata: { booking_id: refund.booking_id, refund_id: refund.id },
    },
    { idempotencyKey: `refund:${refund.id}:${refund.attempt}` },
  );
}

/** Whether the money has gone back although the call failed; if it has not for certain, the next call has a new key. */
async function isDoneAllTheSame(refund: Refund, error: unknown): Promise<boolean> {
  // Another process is asking for this very refund: a new key now could refund it twice.
  if (isIdempotencyClash(error)) return false;
  if (isDefiniteRefusal(error)) {
    if (error.code === 'charge_already_refunded') return settle(refund, null);
    log.error({ refundId: refund.id, code: error.code }, 'Stripe refused a refund');
  } else if (isServerFailure(error)) {
    // Stripe repeats a stored 500 for a day, so the refund itself is looked for (https://docs.stripe.com/api/idempotent_requests).
    const existing = await findAtStripe(refund);
    if (existing) return settle(refund, existing.id);
  } else {
    return false;
  }
  await paymentsStore.nextRefundAttempt(database(), refund.id);
  return false;
}

async function findAtStripe(refund: Refund): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe().refunds.list({ payment_intent: refund.stripe_payment_intent_id, limit: 100 });
  return data.find(({ metadata }) => metadata?.['refund_id'] === refund.id);
}

async function settle(refund: Refund, stripeRefundId: string | null): Promise<true> {
  await inTransaction(async (trx) => {
    await paymentsStore.settleRefund(trx, refund.id, { status: 'succeeded', stripe_refund_id: stripeRefundId });
    await enterInLedger(trx, { bookingId: refund.booking_id, kind: 'refund', source: refund.id, amount: centsFromDollars(refund.amount) });
  });
  return true;
}
