import { database } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Whether this session is the one that a booking waits for; an earlier attempt's end means nothing to it. */
export async function isCurrentCheckout(bookingId: string, sessionId: string): Promise<boolean> {
  const checkout = await paymentsStore.findCheckout(database(), bookingId);
  return checkout?.stripe_session_id === sessionId;
}
