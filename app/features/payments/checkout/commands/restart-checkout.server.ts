import { database } from '#app/platform/database/database.server.ts';
import type { Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** The longest that opening takes: Stripe's library gives up after three calls of 15 seconds. */
const openingMilliseconds = 50_000;

/** Prepares another checkout of a booking whose earlier one ended or was never opened, or that never had one. */
export async function restartCheckout(bookingId: string, total: Cents, now = Date.now()): Promise<void> {
  await paymentsStore.insertCheckout(database(), { booking_id: bookingId, amount: total });
  await paymentsStore.nextCheckoutAttempt(database(), bookingId, new Date(now - openingMilliseconds));
}
