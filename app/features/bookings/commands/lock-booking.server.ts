import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { bookingsStore, type BookingRow } from '../bookings-store.server.ts';

export type LockedBooking = BookingRow;

/** Locks a booking until the transaction ends. @throws AppError booking_not_found */
export async function lockBooking(trx: Transaction, bookingId: string): Promise<LockedBooking> {
  const booking = await bookingsStore.findByIdForUpdate(trx, bookingId);
  if (!booking) throw new AppError(bookingErrors.booking_not_found);
  return booking;
}
