import type { WallTime } from '#app/lib/dates/wall-time.ts';
import { inWeekOrder } from '#app/lib/dates/week.ts';

/** The start times offered every day, in the professional's time zone (document 1, section 9). */
export const bookableTimes: readonly WallTime[] = [
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
];

/** How many months ahead dates can be chosen, from today to the same day of that month. */
export const bookingWindowMonths = 3;

/** Indexed by `weekdayOf`: 0 is Sunday. Also the values of professional_hours.day. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** In the order in which a week is displayed. */
export const weekdaysInOrder: readonly Weekday[] = inWeekOrder(weekdays);

/** The initial values of a new row of service times, in minutes (document 2, section 9). */
export const newServiceTime = { duration: 60, buffer: 15 } as const;

/** The times of a service without service times, in minutes. */
export const fallbackServiceTime = { duration: 60, buffer: 0 } as const;

/** The step between selectable hours, in minutes. */
export const hoursStep = 30;

/** Limits of service times, in minutes (document 2, section 5); at most a day. */
export const serviceTimeLimits = {
  duration: { minimum: 15, step: 15, maximum: 1440 },
  buffer: { minimum: 0, step: 5, maximum: 1440 },
} as const;
