import { holdLimits } from './hold-limits.ts';

/** A client's record of unpaid holds. */
export type HoldRecord = { lapsed: number; given_up: number };

/** A hold that just ended unpaid: how long it lasted, and how long ago the one before it ended. */
export type EndedHold = { ranOut: boolean; heldMinutes: number; daysSinceLast: number };

export type CountedHold = HoldRecord & {
  /** Minutes until the client may hold another time; 0 for none. */
  waitMinutes: number;
};

/**
 * Counts a hold that ended unpaid. One that expired or was released late makes the client wait: not the first, then
 * each longer than the one before, a day at most. Releasing one early weighs a fraction of that.
 */
export function countEndedHold(before: HoldRecord, { ranOut, heldMinutes, daysSinceLast }: EndedHold): CountedHold {
  const known = daysSinceLast >= holdLimits.rememberedDays ? { lapsed: 0, given_up: 0 } : before;
  const isLapse = ranOut || heldMinutes >= holdLimits.soonMinutes;
  const after = { lapsed: known.lapsed + (isLapse ? 1 : 0), given_up: known.given_up + (isLapse ? 0 : 1) };
  const weight = weightOf(after);
  return { ...after, waitMinutes: weight > weightOf(known) ? waitMinutes(weight) : 0 };
}

function weightOf({ lapsed, given_up }: HoldRecord): number {
  return lapsed + Math.floor(given_up / holdLimits.givenUpPerLapse);
}

/** Minutes a client waits after a number of expired holds. */
export function waitMinutes(lapses: number): number {
  const { freeLapses, firstWaitMinutes, waitFactor, longestWaitMinutes } = holdLimits;
  if (lapses <= freeLapses) return 0;
  return Math.min(longestWaitMinutes, firstWaitMinutes * waitFactor ** (lapses - freeLapses - 1));
}
