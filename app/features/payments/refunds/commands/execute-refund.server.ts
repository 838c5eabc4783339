import type Stripe from 'stripe';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { areRefundsBlocked } from '../../disputes/queries/are-refunds-blocked.server.ts';
import { refundStateOf } from '../refund-state.ts';
import { refundsStore, type RefundRow } from '../refunds-store.server.ts';
import { isDefiniteRefusal, isIdempotencyClash, isServerFailure, stripe } from '#app/platform/stripe/stripe.server.ts';
import { isKeyForgotten } from '../../transfers/transfer-retry.ts';
import { syncRefund } from './sync-refund.server.ts';
import { syncRefunds } from './sync-refunds.server.ts';

/**
 * Sends a requested refund to Stripe. Repeating it is safe: the key stays the same until it is certain that no money
 * has moved, and once Stripe may have forgotten the key, it is asked what it has done.
 * @throws the failure, so that the job is retried
 */
export async function executeRefund(refundId: string, now = new Date()): Promise<void> {
  const refund = await refundsStore.find(database(), refundId);
  if (!refund || !isDue(refund)) return;
  // The end of the dispute decides what is left to refund.
  if (await areRefundsBlocked(database(), refund.booking_id)) return;
  if (isKeyForgotten(refund.created_at, now) && (await isDoneAtStripe(refund))) return;
  try {
    await syncRefund(refundStateOf(await create(refund)));
  } catch (error) {
    if (!(await isDoneAllTheSame(refund, error))) throw error;
  }
}

function isDue({ status, stopped_at }: Pick<RefundRow, 'status' | 'stopped_at'>): boolean {
  return status === 'requested' && stopped_at === null;
}

function create(refund: RefundRow): Promise<Stripe.Refund> {
  return stripe().refunds.create(
    {
      payment_intent: refund.stripe_payment_intent_id,
      amount: refund.amount,
      metadata: { booking_id: refund.booking_id, refund_id: refund.id },
    },
    { idempotencyKey: `refund:${refund.id}:${refund.attempt}` },
  );
}

/**
 * Whether the refund is done although the call failed, or is stopped; if it is certain that no money has moved, the
 * next call has a new key.
 */
async function isDoneAllTheSame(refund: RefundRow, error: unknown): Promise<boolean> {
  // Another process may be requesting the same refund, or the outcome is unknown: a new key now could refund it
  // twice.
  if (isIdempotencyClash(error) || !(isDefiniteRefusal(error) || isServerFailure(error))) return false;
  // Stripe repeats a stored 500 for a day, and refuses to refund the same money again: ask what it has done.
  if (await isDoneAtStripe(refund)) return true;
  const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
  log.error({ refundId: refund.id, reason }, 'Stripe refused a refund');
  // A refund that replaces a failed one and is refused needs an administrator again.
  const stops = refund.replaces !== null && isDefiniteRefusal(error);
  await refundsStore.nextAttempt(database(), refund, { last_error: reason, stopped_at: stops ? new Date() : null });
  return stops;
}

/**
 * Records everything Stripe has refunded of the payment.
 * @returns whether nothing is left to request
 */
async function isDoneAtStripe({ id, stripe_payment_intent_id }: RefundRow): Promise<boolean> {
  await syncRefunds({ payment_intent: stripe_payment_intent_id });
  const after = await refundsStore.find(database(), id);
  return after?.status !== 'requested';
}
