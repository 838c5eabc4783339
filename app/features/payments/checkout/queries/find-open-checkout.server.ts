import { database } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Finds the URL of a booking's checkout that can still be paid; null if there is none. */
export async function findOpenCheckout(bookingId: string): Promise<string | null> {
  const checkout = await paymentsStore.findCheckout(database(), bookingId);
  return checkout?.status === 'open' ? checkout.url : null;
}
