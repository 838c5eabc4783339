import { addMonths, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { localDate, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { bookingWindowMonths } from './availability-limits.ts';

/** The selectable dates, both inclusive. */
export interface BookingWindow {
  earliest: PlainDate;
  latest: PlainDate;
}

/** Returns the window from today to 3 months ahead, with today in the professional's zone (OPEN-31). */
export function bookingWindow(now: EpochMinutes, timeZone: string): BookingWindow {
  const today = localDate(now, timeZone);
  return { earliest: today, latest: addMonths(today, bookingWindowMonths) };
}
