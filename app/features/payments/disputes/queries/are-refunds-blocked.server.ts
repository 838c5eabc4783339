import type { Connection } from '#app/platform/database/database.server.ts';
import { blocksRefunds } from '../dispute.ts';
import { disputesStore } from '../disputes-store.server.ts';

/** Whether a dispute is open during which Stripe makes no refunds of a booking's payment. */
export async function areRefundsBlocked(db: Connection, bookingId: string): Promise<boolean> {
  return (await disputesStore.listOfBooking(db, bookingId)).some(blocksRefunds);
}
