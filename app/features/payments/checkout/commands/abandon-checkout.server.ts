import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/**
 * Checkouts that nobody shall pay any more, waiting to be ended at Stripe; they expire by themselves if Stripe stays
 * away.
 */
export const abandonedCheckouts = defineQueue('payments.abandoned-checkout', z.object({ sessionId: z.string() }), {
  retryLimit: 12,
  retryDelaySeconds: 1,
});

/**
 * Gives up a booking's checkout as part of the booking's own change; a job ends it at Stripe if its address may be in
 * use.
 */
export async function abandonCheckout(trx: Transaction, bookingId: string): Promise<void> {
  const checkout = await paymentsStore.findCheckout(trx, bookingId);
  if (!checkout) return;
  await paymentsStore.settleCheckout(trx, bookingId, 'expired');
  if (checkout.stripe_session_id) await enqueue(trx, abandonedCheckouts, { sessionId: checkout.stripe_session_id });
}
