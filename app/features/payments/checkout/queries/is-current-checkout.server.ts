import { database } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Whether this session is the booking's current checkout; the end of an earlier attempt does not matter. */
export async function isCurrentCheckout(bookingId: string, sessionId: string): Promise<boolean> {
  const checkout = await paymentsStore.findCheckout(database(), bookingId);
  return checkout?.stripe_session_id === sessionId;
}
