import type { Connection } from '#app/platform/database/database.server.ts';
import { blocksRefunds } from '../dispute.ts';
import { disputesStore } from '../disputes-store.server.ts';

/** Whether a dispute is open during which Stripe makes no refunds of a booking's payment. */
export async function areRefundsBlocked(db: Connection, bookingId: string): Promise<boolean> {
  return (await disputesStore.listOfBooking(db, bookingId)).some(blocksRefunds);
}

/** Which of these bookings have a dispute open during which Stripe makes no refunds of their payment. */
export async function bookingsWithBlockedRefunds(
  db: Connection,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (bookingIds.length === 0) return new Set();
  const open = await disputesStore.listOpenOfBookings(db, bookingIds);
  return new Set(open.filter(blocksRefunds).map(({ booking_id }) => booking_id));
}
