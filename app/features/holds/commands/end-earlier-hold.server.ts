import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { cancelPendingBooking } from './cancel-booking.server.ts';

/**
 * Releases a client's own unpaid hold for their new selection (OPEN-30). If it was paid a moment ago it is a booking
 * now, and an overlapping time is taken. @throws AppError slot_taken
 */
export async function endEarlierHold(bookingId: string, clientId: string, overlaps = true): Promise<void> {
  try {
    await cancelPendingBooking(bookingId, clientId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== bookingErrors.not_cancellable.code) throw error;
    if (overlaps) throw new AppError(bookingErrors.slot_taken, { extra: { reason: 'booked' } });
  }
}
