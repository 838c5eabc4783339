import type { Connection } from '#app/platform/database/database.server.ts';
import { disputesStore } from '../disputes-store.server.ts';

/** Whether a client's bank contests the payment of a booking, or ever did. */
export async function wasEverDisputed(db: Connection, bookingId: string): Promise<boolean> {
  return (await disputesStore.listOfBooking(db, bookingId)).length > 0;
}
