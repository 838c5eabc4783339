import { localDate, localMinuteOfDay } from '#app/lib/dates/time-zone.ts';
import { epochDayOf, weekdayOf } from '#app/lib/dates/plain-date.ts';
import { overlap } from '../blocks/block-plan.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { openingHoursOfWeek, type DayHours, type OpeningHours } from '#app/features/slot-rules/hours/weekly-hours.ts';

/** The statuses of an upcoming visit; both keep its slot. */
export const comingBookingStatuses = ['pending', 'confirmed'] as const;

/**
 * An upcoming visit, as the bookings room (below) reports it. Visits affected by a change of hours or a new block are
 * shown before it is saved; none is cancelled by it.
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

/** Returns visits that fit the previous hours but not the new ones. `before` is null if no hours were saved. */
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
