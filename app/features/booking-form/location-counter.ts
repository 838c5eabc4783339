import { bookingLimits } from '#app/features/bookings/booking-limits.ts';

/** "50 characters remaining" once an address comes near its limit; undefined before that. */
export function remainingCharacters(location: string): string | undefined {
  if (location.length <= bookingLimits.locationWarnAbove) return undefined;
  const remaining = bookingLimits.locationMaximum - location.length;
  return `${remaining} ${remaining === 1 ? 'character' : 'characters'} remaining`;
}
