import { addDays, type PlainDate } from '#app/lib/plain-date.ts';
import { wallClockToInstant, type EpochMinutes } from '#app/lib/time-zone.ts';

/**
 * The instant at which a license ends whose paper names its last day: with that day, by the professional's clocks.
 * Null for one that does not end.
 */
export function licensedUntil(lastDay: PlainDate | null, timeZone: string): EpochMinutes | null {
  return lastDay === null ? null : wallClockToInstant(addDays(lastDay, 1), 0, timeZone);
}
