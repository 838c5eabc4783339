import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';

// The first and the last time zone of the US and its territories to begin a day.
const zones = ['Pacific/Guam', 'Pacific/Pago_Pago'] as const;

/** Reports whether a date is in the booking window of any professional's time zone. */
export function isBookableSomewhere(date: PlainDate, now: Date): boolean {
  const windows = zones.map((zone) => bookingWindow(epochMinutesOf(now), zone));
  return windows.some(({ earliest, latest }) => date >= earliest && date <= latest);
}
