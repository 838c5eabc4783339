import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/dates/time-zone.ts';

/** Returns the date of an instant (ISO 8601) in the platform's time zone. */
export function dayOf(instant: string): PlainDate {
  return localDate(epochMinutesOf(new Date(instant)), platformTimeZone);
}
