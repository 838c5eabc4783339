import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { lockBooking, type LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { mayWriteRecord } from '../visit-record.ts';
import { visitRecordErrors } from '../visit-records.errors.ts';

/** @throws AppError booking_not_found for everybody but the visit's professional */
export async function assertIsProfessionalOf(bookingId: string, viewerId: string): Promise<void> {
  const { role } = await getPartyBooking(bookingId, viewerId);
  if (role !== 'professional') throw new AppError(bookingErrors.booking_not_found);
}

/** Locks a visit whose record is being written. @throws AppError record_closed */
export async function lockWritableVisit(trx: Transaction, bookingId: string, now: Date): Promise<LockedBooking> {
  const booking = await lockBooking(trx, bookingId);
  if (!mayWriteRecord(booking, now)) throw new AppError(visitRecordErrors.record_closed);
  return booking;
}
