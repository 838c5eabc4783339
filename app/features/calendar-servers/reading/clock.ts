import { isTimeZone, localMinutesToInstant, zoneOffset, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { countUntil } from './count-until.ts';
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

/** The wall clock of a zone that changes at these instants, earliest first. A conversion bisects them. */
export function clockOfChanges(changes: readonly OffsetChange[]): Clock {
  const initial = changes[0]?.before ?? 0;
  const real = realChanges(changes, initial);
  const instants = real.map(({ at }) => at);
  const ends = localEnds(real);
  return {
    // A time that clocks skip moves forward with them; of one that occurs twice it is the earlier one.
    toInstant: (local) => {
      const change = real[countUntil(ends, local) - 1];
      if (!change) return local - initial;
      const isSkipped = local - change.after < change.at;
      return local - (isSkipped ? change.before : change.after);
    },
    toLocal: (instant) => instant + (real[countUntil(instants, instant) - 1]?.after ?? initial),
  };
}

/** Leaves out what sets clocks to what they show already, and of several at once all but the last. */
function realChanges(changes: readonly OffsetChange[], initial: number): OffsetChange[] {
  const real: OffsetChange[] = [];
  for (const [index, { at, after }] of changes.entries()) {
    const before = real.at(-1)?.after ?? initial;
    if (before !== after && changes[index + 1]?.at !== at) real.push({ at, before, after });
  }
  return real;
}

/** The time up to which clocks have run by each change; setting them back does not undo it. */
function localEnds(changes: readonly OffsetChange[]): LocalMinutes[] {
  let latest = -Infinity;
  return changes.map(({ at, before }) => (latest = Math.max(latest, at + before)));
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
