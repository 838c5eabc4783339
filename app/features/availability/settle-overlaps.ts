import { contains, overlap } from './block-plan.ts';
import type { TimeRange } from './range-cursor.ts';

/** What happens where a new block meets one that is there: refused, the new time left out, or the old one replaced. */
export const overlapChoices = ['refuse', 'skip', 'replace'] as const;
export type OverlapChoice = (typeof overlapChoices)[number];

type Existing = TimeRange & { id: string };
export type Settled<Slot extends Existing> = { ranges: TimeRange[]; replaced: Slot[]; inTheWay: Slot[] };

/**
 * Which times remain to be blocked, which blocks give way to them, and which are in the way. Only what lies wholly
 * inside is replaced.
 */
export function settleOverlaps<Slot extends Existing>(
  requested: readonly TimeRange[],
  existing: readonly Slot[],
  choice: OverlapChoice,
): Settled<Slot> {
  const met = existing.filter((slot) => requested.some((range) => overlap(range, slot)));
  if (choice === 'skip') {
    const ranges = requested.filter((range) => !met.some((slot) => overlap(range, slot)));
    return { ranges, replaced: [], inTheWay: ranges.length === 0 ? met : [] };
  }
  const replaced = choice === 'replace' ? met.filter((slot) => requested.some((range) => contains(range, slot))) : [];
  return { ranges: [...requested], replaced, inTheWay: met.filter((slot) => !replaced.includes(slot)) };
}
