import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';

const dayInMinutes = 1440;

/** Returns ranges within bounds, in order, those that touch as one. */
export function mergeRanges(ranges: readonly TimeRange[], [from, to]: readonly [number, number]): TimeRange[] {
  const merged: TimeRange[] = [];
  const clipped = ranges.map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }));
  for (const range of clipped.filter(({ start, end }) => start < end).sort((one, other) => one.start - other.start)) {
    const previous = merged.at(-1);
    if (previous && range.start <= previous.end) previous.end = Math.max(previous.end, range.end);
    else merged.push(range);
  }
  return merged;
}

/** Returns ranges cut so that none is longer than a day, so that an index by start finds all that reach into one. */
export function cutByDay(ranges: readonly TimeRange[]): TimeRange[] {
  return ranges.flatMap(({ start, end }) =>
    Array.from({ length: Math.ceil((end - start) / dayInMinutes) }, (_, index) => ({
      start: start + index * dayInMinutes,
      end: Math.min(end, start + (index + 1) * dayInMinutes),
    })),
  );
}
