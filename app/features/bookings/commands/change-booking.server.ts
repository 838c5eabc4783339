import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Cents } from '#app/lib/money.ts';
import type { BookingStatus } from '../booking.ts';
import { bookingsStore, type StatusDetails } from '../bookings-store.server.ts';

/**
 * Changes the status of a booking that the caller has locked and checked, if it is still the expected one. The caller
 * moves the money and publishes the event. @returns whether it changed
 */
export function changeBookingStatus(
  trx: Transaction,
  id: string,
  { from, to }: { from: BookingStatus; to: BookingStatus },
  details: StatusDetails,
): Promise<boolean> {
  return bookingsStore.changeStatus(trx, id, from, to, details);
}

/** Records what was refunded of a booking that stands, all partial refunds together. */
export async function recordRefundOfBooking(trx: Transaction, id: string, refunded: Cents): Promise<void> {
  await bookingsStore.recordRefund(trx, id, refunded);
}
