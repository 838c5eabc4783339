import { contains, overlap } from './block-plan.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';

/** What to do if a new block overlaps an existing one: refuse it, skip the new time, or replace the existing block. */
export const overlapChoices = ['refuse', 'skip', 'replace'] as const;
export type OverlapChoice = (typeof overlapChoices)[number];

type Existing = TimeRange & { id: string };
export type Settled<Slot extends Existing> = { ranges: TimeRange[]; replaced: Slot[]; inTheWay: Slot[] };

/**
 * Returns the ranges left to block, the blocks they replace, and the blocks in the way. Only a block that lies
 * entirely inside a range is replaced.
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
