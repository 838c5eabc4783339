import { type Connection, database } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Finds the URL of a booking's checkout that can still be paid; null if there is none. */
export async function findOpenCheckout(bookingId: string): Promise<string | null> {
  const checkout = await paymentsStore.findCheckout(database(), bookingId);
  return checkout?.status === 'open' ? checkout.url : null;
}

/** Whether a checkout of a booking was begun, whatever became of it, in the caller's transaction. */
export async function hasCheckout(db: Connection, bookingId: string): Promise<boolean> {
  return (await paymentsStore.findCheckout(db, bookingId)) !== undefined;
}

/** Whether this session is the booking's current checkout; the end of an earlier attempt does not matter. */
export async function isCurrentCheckout(bookingId: string, sessionId: string): Promise<boolean> {
  const checkout = await paymentsStore.findCheckout(database(), bookingId);
  return checkout?.stripe_session_id === sessionId;
}

/** Lists checkouts without news since an instant, and touches each, so that the next call returns others. */
export async function listUnsettledCheckouts(untouchedSince: Date, limit: number) {
  const rows = await paymentsStore.listUnsettled(database(), untouchedSince, limit);
  for (const row of rows) await paymentsStore.touchCheckout(database(), row.booking_id);
  return rows.map((row) => ({ bookingId: row.booking_id, sessionId: row.stripe_session_id }));
}
