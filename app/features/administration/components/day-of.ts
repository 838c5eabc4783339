import type { PlainDate } from '#app/lib/plain-date.ts';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/time-zone.ts';

/** The date of an instant (ISO 8601) where the team works. */
export function dayOf(instant: string): PlainDate {
  return localDate(epochMinutesOf(new Date(instant)), platformTimeZone);
}
