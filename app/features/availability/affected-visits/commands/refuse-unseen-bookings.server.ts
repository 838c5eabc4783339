import { AppError } from '#app/platform/errors/app-error.ts';
import { availabilityErrors } from '../../availability.errors.ts';
import { toAffectedBooking } from '../../blocks/blocked-slot.ts';
import type { ComingBooking } from '../coming-booking.ts';

/**
 * Refuses a change unless the person has seen every visit it affects, including one booked between viewing and
 * saving.
 * @throws AppError bookings_affected with all of them
 */
export function refuseUnseenBookings(
  affected: readonly ComingBooking[],
  seen: readonly string[],
  timeZone: string,
): void {
  if (affected.every(({ id }) => seen.includes(id))) return;
  throw new AppError(availabilityErrors.bookings_affected, {
    extra: { bookings: affected.map((booking) => toAffectedBooking(booking, timeZone)) },
  });
}
