import { database } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../payments-store.server.ts';

/** Makes ready for another checkout of a booking whose earlier one ended, or that never had one. */
export async function restartCheckout(bookingId: string, total: string): Promise<void> {
  await paymentsStore.insertCheckout(database(), { booking_id: bookingId, amount: total });
  await paymentsStore.nextCheckoutAttempt(database(), bookingId);
}
