import { isTimeZone, localMinutesToInstant, zoneOffset, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { LocalMinutes } from './recurrence.ts';

/** Converts between a wall clock and instants. */
export type Clock = {
  toInstant: (local: LocalMinutes) => EpochMinutes;
  toLocal: (instant: EpochMinutes) => LocalMinutes;
};

export const utcClock: Clock = { toInstant: (local) => local, toLocal: (instant) => instant };

/** The wall clock of an IANA zone. */
export function clockOfZone(zone: string): Clock {
  return {
    toInstant: (local) => localMinutesToInstant(local, zone),
    toLocal: (instant) => instant + zoneOffset(instant, zone),
  };
}

/** From an instant on, in minutes, a clock is this many minutes ahead of UTC. */
export type OffsetChange = { at: EpochMinutes; before: number; after: number };

/** The wall clock of a zone that changes at these instants, earliest first. */
export function clockOfChanges(changes: readonly OffsetChange[]): Clock {
  const initial = changes[0]?.before ?? 0;
  const offsetOf = (hasCome: (change: OffsetChange) => boolean) => changes.findLast(hasCome)?.after ?? initial;
  return {
    // A time that clocks skip moves forward with them; of one that occurs twice it is the earlier one.
    toInstant: (local) => {
      const skipped = changes.find(({ at, before, after }) => local - before >= at && local - after < at);
      return local - (skipped?.before ?? offsetOf(({ at, before, after }) => local - Math.min(before, after) >= at));
    },
    toLocal: (instant) => instant + offsetOf(({ at }) => instant >= at),
  };
}

/**
 * Returns the IANA name that a calendar's name for a zone contains: itself, or behind the prefix of a program
 * ("/freeassociation.sourceforge.net/America/Chicago").
 */
export function zoneNameIn(name: string): string | null {
  const parts = name.split('/').filter((part) => part !== '');
  for (const length of [parts.length, 3, 2]) {
    const candidate = parts.slice(-length).join('/');
    if (/^[A-Za-z]/.test(candidate) && isTimeZone(candidate)) return candidate;
  }
  return null;
}
