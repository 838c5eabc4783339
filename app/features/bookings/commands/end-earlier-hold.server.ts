import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { cancelPendingBooking } from './cancel-booking.server.ts';

/**
 * Gives up a client's own unpaid hold that is in the way of another choice of theirs (OPEN-30). One that was paid a moment
 * ago is a booking now, and its time is taken.
 * @throws AppError slot_taken
 */
export async function endEarlierHold(bookingId: string, clientId: string): Promise<void> {
  try {
    await cancelPendingBooking(bookingId, clientId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== bookingErrors.not_cancellable.code) throw error;
    throw new AppError(bookingErrors.slot_taken, { extra: { reason: 'booked' } });
  }
}
