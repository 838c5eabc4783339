import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';

/** A range of time; whether its end is included depends on the rule that uses it. */
export interface TimeRange {
  start: EpochMinutes;
  end: EpochMinutes;
}

/**
 * Answers queries over time ranges: queries in ascending order together cost one pass over the ranges. A query that
 * goes back starts over. Ranges may be unsorted and may overlap.
 */
export class RangeCursor {
  private readonly ranges: readonly TimeRange[];
  private next = 0;
  private latestEnd = -Infinity;
  private asked = -Infinity;

  constructor(ranges: readonly TimeRange[]) {
    this.ranges = isSorted(ranges) ? ranges : [...ranges].sort((one, other) => one.start - other.start);
  }

  /** Returns the latest end of the ranges that start before an instant; -Infinity if there is none. */
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
