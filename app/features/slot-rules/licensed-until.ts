import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { wallClockToInstant, type EpochMinutes } from '#app/lib/dates/time-zone.ts';

/**
 * Returns the instant at which a license ends: the end of its last day in the professional's zone. Null if it does
 * not end.
 */
export function licensedUntil(lastDay: PlainDate | null, timeZone: string): EpochMinutes | null {
  return lastDay === null ? null : wallClockToInstant(addDays(lastDay, 1), 0, timeZone);
}
