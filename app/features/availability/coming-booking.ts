import { localDate, localMinuteOfDay } from '#app/lib/time-zone.ts';
import { epochDayOf, weekdayOf } from '#app/lib/plain-date.ts';
import { overlap } from './block-plan.ts';
import type { TimeRange } from './range-cursor.ts';
import { openingHoursOfWeek, type DayHours, type OpeningHours } from './weekly-hours.ts';

/** Of a visit that lies ahead; they keep its slot. */
export const comingBookingStatuses = ['pending', 'confirmed'] as const;

/**
 * A visit that lies ahead, as the room of bookings (below) tells it: what a change of hours or a new block would touch
 * is shown before it is saved, and nothing is cancelled by it.
 */
export type ComingBooking = TimeRange & {
  id: string;
  status: (typeof comingBookingStatuses)[number];
  service_id: string | null;
  service_name: string;
  client_name: string;
};

export function bookingsWithin(bookings: readonly ComingBooking[], ranges: readonly TimeRange[]): ComingBooking[] {
  return bookings.filter((booking) => ranges.some((range) => overlap(booking, range)));
}

/** Visits that lay within the hours so far and do not within the new ones. `before` is null where none were saved. */
export function bookingsLeftOutside(
  bookings: readonly ComingBooking[],
  before: readonly DayHours[] | null,
  after: readonly DayHours[],
  timeZone: string,
): ComingBooking[] {
  const weekBefore = before === null ? null : openingHoursOfWeek(before);
  const weekAfter = openingHoursOfWeek(after);
  return bookings.filter((booking) => isOpen(weekBefore, booking, timeZone) && !isOpen(weekAfter, booking, timeZone));
}

function isOpen(week: readonly (OpeningHours | null)[] | null, { start, end }: TimeRange, timeZone: string): boolean {
  if (week === null) return true;
  const hours = week[weekdayOf(epochDayOf(localDate(start, timeZone)))];
  if (!hours) return false;
  const minute = localMinuteOfDay(start, timeZone);
  return minute >= hours.opens && minute + (end - start) <= hours.closes;
}
