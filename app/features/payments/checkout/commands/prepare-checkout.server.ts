import type { Pipeline } from '#app/platform/database/pipeline.server.ts';
import type { Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';

/**
 * Records, in the booking's own transaction, that a checkout is about to be opened. If the process ends before Stripe
 * answers, reconciliation finds the record.
 */
export function prepareCheckout(pipeline: Pipeline, bookingId: string, total: Cents): Promise<unknown> {
  return paymentsStore.recordCheckout(pipeline, { booking_id: bookingId, amount: total });
}

/** The longest that opening takes: Stripe's library gives up after three calls of 15 seconds. */
const openingMilliseconds = 50_000;

/**
 * Prepares another checkout of a booking whose earlier one ended or was never opened, or that never had one, in the
 * transaction of the caller, who has locked the booking.
 */
export async function restartCheckout(
  trx: Transaction,
  bookingId: string,
  total: Cents,
  now = Date.now(),
): Promise<void> {
  await paymentsStore.insertCheckout(trx, { booking_id: bookingId, amount: total });
  await paymentsStore.nextCheckoutAttempt(trx, bookingId, new Date(now - openingMilliseconds));
}
