import { addMonths, type PlainDate } from '#app/lib/plain-date.ts';
import { localDate, type EpochMinutes } from '#app/lib/time-zone.ts';
import { bookingWindowMonths } from './availability-limits.ts';

/** The dates that can be chosen, both included. */
export interface BookingWindow {
  earliest: PlainDate;
  latest: PlainDate;
}

/** From today to 3 months ahead, as the professional's calendar shows today (OPEN-31). */
export function bookingWindow(now: EpochMinutes, timeZone: string): BookingWindow {
  const today = localDate(now, timeZone);
  return { earliest: today, latest: addMonths(today, bookingWindowMonths) };
}
