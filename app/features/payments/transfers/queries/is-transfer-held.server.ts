import type { Connection } from '#app/platform/database/database.server.ts';
import { transfersStore } from '../transfers-store.server.ts';

/** Whether the transfer of a booking is held, by whatever. */
export async function isTransferHeld(db: Connection, bookingId: string): Promise<boolean> {
  return (await transfersStore.findByBooking(db, bookingId))?.status === 'held';
}
