import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Abandoned checkouts waiting to be expired at Stripe; they expire on their own if Stripe cannot be reached. */
export const abandonedCheckouts = defineQueue('payments.abandoned-checkout', z.object({ sessionId: z.string() }), {
  retryLimit: 12,
  retryDelaySeconds: 1,
});

/**
 * Abandons a booking's checkout in the transaction of the booking's change; a job expires its session at Stripe if
 * there is one.
 */
export async function abandonCheckout(trx: Transaction, bookingId: string): Promise<void> {
  const checkout = await paymentsStore.findCheckout(trx, bookingId);
  if (!checkout) return;
  await paymentsStore.settleCheckout(trx, bookingId, 'expired');
  if (checkout.stripe_session_id) await enqueue(trx, abandonedCheckouts, { sessionId: checkout.stripe_session_id });
}

/** Records that a booking's checkout ended unpaid, in the transaction of the booking's change. */
export function closeCheckout(trx: Transaction, bookingId: string): Promise<unknown> {
  return paymentsStore.settleCheckout(trx, bookingId, 'expired');
}

/**
 * Deletes a checkout whose URL nobody can have.
 * @returns false if there is none, or it is open already
 */
export function deleteUnopenedCheckout(trx: Transaction, bookingId: string): Promise<boolean> {
  return paymentsStore.deleteUnopenedCheckout(trx, bookingId);
}
