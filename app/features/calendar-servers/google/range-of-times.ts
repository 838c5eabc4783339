import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';

const minute = 60_000;

/** The minutes that two instants touch: half a minute is busy, too. */
export function rangeOfTimes(start: string, end: string): TimeRange {
  return { start: Math.floor(Date.parse(start) / minute), end: Math.ceil(Date.parse(end) / minute) };
}
