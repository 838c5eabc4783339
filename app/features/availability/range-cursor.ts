import type { EpochMinutes } from '#app/lib/time-zone.ts';

/** A stretch of time; whether its end belongs to it is for the rule that uses it to say. */
export interface TimeRange {
  start: EpochMinutes;
  end: EpochMinutes;
}

/**
 * Walks through ranges along with questions that move forward in time, so that all questions together cost
 * one pass over the ranges. A question that goes back starts over. Ranges may be unordered and may overlap.
 */
export class RangeCursor {
  private readonly ranges: readonly TimeRange[];
  private next = 0;
  private latestEnd = -Infinity;
  private asked = -Infinity;

  constructor(ranges: readonly TimeRange[]) {
    this.ranges = isSorted(ranges) ? ranges : [...ranges].sort((one, other) => one.start - other.start);
  }

  /** The latest end among the ranges that start before an instant; -Infinity when none does. */
  latestEndOfStartsBefore(instant: EpochMinutes): number {
    if (instant < this.asked) this.rewind();
    this.asked = instant;
    let range = this.ranges[this.next];
    while (range !== undefined && range.start < instant) {
      if (range.end > this.latestEnd) this.latestEnd = range.end;
      range = this.ranges[++this.next];
    }
    return this.latestEnd;
  }

  private rewind(): void {
    this.next = 0;
    this.latestEnd = -Infinity;
  }
}

function isSorted(ranges: readonly TimeRange[]): boolean {
  let previous = -Infinity;
  for (const { start } of ranges) {
    if (start < previous) return false;
    previous = start;
  }
  return true;
}
