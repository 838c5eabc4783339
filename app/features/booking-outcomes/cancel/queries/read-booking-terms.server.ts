import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { findBooking } from '#app/features/bookings/queries/find-booking.server.ts';
import type { CancellationTerms } from '#app/features/bookings/cancel/cancellation.ts';

/**
 * The terms a booking was made under, unaffected by later changes of the settings. @throws AppError booking_not_found
 */
export async function readBookingTerms(bookingId: string): Promise<CancellationTerms & { id: string }> {
  const booking = await findBooking(database(), bookingId);
  if (!booking) throw new AppError(bookingErrors.booking_not_found);
  const { id, status, start_time, total_amount, free_cancellation_hours, late_fee_percent, commission_percent } =
    booking;
  return { id, status, start_time, total_amount, free_cancellation_hours, late_fee_percent, commission_percent };
}
