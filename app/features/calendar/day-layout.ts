import type { PlainDate } from '#app/lib/plain-date.ts';
import { minuteOfDay } from '#app/lib/wall-time.ts';
import { gridEnd, gridStart, lineMinutes, rowMinutes } from './calendar-limits.ts';

/** Something with a beginning and an end, ISO 8601 in the zone of the calendar. */
export interface Timed {
  start: string;
  end: string;
}

/** A part of a day, as its clocks show it: minutes since midnight. */
export interface Part<Item> {
  item: Item;
  from: number;
  to: number;
}

/** A part with the column it stands in, of so many that share its time. */
export interface Placed<Item> extends Part<Item> {
  column: number;
  columns: number;
}

export interface DayLayout<Item> {
  /** Over before the grid begins. */
  before: Item[];
  inside: Placed<Item>[];
  /** Begun after the grid ends. */
  after: Item[];
}

/** Where a day's things stand: in the grid side by side where they overlap, or before and after its hours. */
export function layoutDay<Item extends Timed>(items: readonly Item[], date: PlainDate): DayLayout<Item> {
  const parts = items.flatMap((item) => partOn(item, date) ?? []);
  const inside = parts.filter(({ from, to }) => to > gridStart && from < gridEnd);
  return {
    before: parts.filter(({ to }) => to <= gridStart).map(({ item }) => item),
    inside: placeInColumns(inside.map(withinGrid)),
    after: parts.filter(({ from }) => from >= gridEnd).map(({ item }) => item),
  };
}

/** The part of something that lies on a date; undefined when none does. */
export function partOn<Item extends Timed>(item: Item, date: PlainDate): Part<Item> | undefined {
  const [first, last] = [item.start.slice(0, 10), item.end.slice(0, 10)];
  const to = last > date ? 1440 : minuteOfDay(item.end.slice(11, 16));
  if (first > date || last < date || (last === date && to === 0)) return undefined;
  const from = first < date ? 0 : minuteOfDay(item.start.slice(11, 16));
  // Where clocks go back, an hour can end at the minute at which it began.
  return { item, from, to: to > from ? to : Math.min(1440, from + rowMinutes) };
}

/** Cut to the hours of the grid, and at least a row high, so that it can be read and pressed. */
function withinGrid<Item>({ item, from, to }: Part<Item>): Part<Item> {
  const start = Math.min(Math.max(from, gridStart), gridEnd - rowMinutes);
  return { item, from: start, to: Math.max(Math.min(to, gridEnd), start + rowMinutes) };
}

/** How many lines of text a part of the grid holds: 2 are the service and the client, the third is for the time. */
export function linesIn(minutes: number): 2 | 3 {
  return minutes < 3 * lineMinutes ? 2 : 3;
}

/**
 * Gives overlapping parts columns of their own: each takes the first one that is free, and all that hang together share
 * the width evenly.
 */
export function placeInColumns<Item>(parts: readonly Part<Item>[]): Placed<Item>[] {
  const sorted = parts.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: Placed<Item>[] = [];
  let group: Placed<Item>[] = [];
  let ends: number[] = [];
  const closeGroup = () => {
    for (const part of group) part.columns = ends.length;
    placed.push(...group);
    [group, ends] = [[], []];
  };
  for (const part of sorted) {
    if (ends.every((end) => end <= part.from)) closeGroup();
    const free = ends.findIndex((end) => end <= part.from);
    const column = free === -1 ? ends.length : free;
    ends[column] = part.to;
    group.push({ ...part, column, columns: 1 });
  }
  closeGroup();
  return placed;
}
