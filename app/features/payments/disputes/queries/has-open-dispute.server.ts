import type { Connection } from '#app/platform/database/database.server.ts';
import { disputesStore } from '../disputes-store.server.ts';

/** Whether a client's bank contests the payment of a booking. */
export function hasOpenDispute(db: Connection, bookingId: string): Promise<boolean> {
  return disputesStore.hasOpen(db, bookingId);
}
