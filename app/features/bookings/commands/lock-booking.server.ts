import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { bookingsStore, type BookingParty, type BookingRow } from '../bookings-store.server.ts';

export type LockedBooking = BookingRow;

/** Locks a booking until the transaction ends. @throws AppError booking_not_found */
export async function lockBooking(trx: Transaction, bookingId: string): Promise<LockedBooking> {
  const booking = await tryLockBooking(trx, bookingId);
  if (!booking) throw new AppError(bookingErrors.booking_not_found);
  return booking;
}

/** The same; undefined if it is gone. */
export function tryLockBooking(trx: Transaction, bookingId: string): Promise<LockedBooking | undefined> {
  return bookingsStore.findByIdForUpdate(trx, bookingId);
}

/** Locks a professional's pending and confirmed bookings, in order. */
export async function lockLiveBookings(trx: Transaction, professionalId: string): Promise<void> {
  await bookingsStore.lockLiveOfProfessional(trx, professionalId);
}

/** Locks all of a person's bookings, in order. */
export async function lockBookingsOfPerson(trx: Transaction, person: BookingParty): Promise<void> {
  await bookingsStore.lockAllOfPerson(trx, person);
}
