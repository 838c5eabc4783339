import { database } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/** Lists checkouts without news since an instant, and touches each, so that the next call returns others. */
export async function listUnsettledCheckouts(untouchedSince: Date, limit: number) {
  const rows = await paymentsStore.listUnsettled(database(), untouchedSince, limit);
  for (const row of rows) await paymentsStore.touchCheckout(database(), row.booking_id);
  return rows.map((row) => ({ bookingId: row.booking_id, sessionId: row.stripe_session_id }));
}
