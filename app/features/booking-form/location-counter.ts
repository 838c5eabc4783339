import { bookingLimits } from '#app/features/bookings/booking-limits.ts';

/** Returns "50 characters remaining" as an address nears its limit; undefined before that. */
export function remainingCharacters(location: string): string | undefined {
  if (location.length <= bookingLimits.locationWarnAbove) return undefined;
  const remaining = bookingLimits.locationMaximum - location.length;
  return `${remaining} ${remaining === 1 ? 'character' : 'characters'} remaining`;
}
