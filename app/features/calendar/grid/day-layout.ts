import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { gridEnd, gridStart, lineMinutes, rowMinutes } from '../calendar-limits.ts';

/** Something with a start and an end, ISO 8601 in the calendar's zone. */
export interface Timed {
  start: string;
  end: string;
}

/** The part of an item on one day, in wall-clock minutes since midnight. */
export interface Part<Item> {
  item: Item;
  from: number;
  to: number;
}

/** A part with its column, and the number of columns that share its time. */
export interface Placed<Item> extends Part<Item> {
  column: number;
  columns: number;
}

export interface DayLayout<Item> {
  /** Ends before the grid begins. */
  before: Item[];
  inside: Placed<Item>[];
  /** Begins after the grid ends. */
  after: Item[];
}

/** Lays out the items of a day: in the grid, side by side where they overlap, or before and after its hours. */
export function layoutDay<Item extends Timed>(items: readonly Item[], date: PlainDate): DayLayout<Item> {
  const parts = items.flatMap((item) => partOn(item, date) ?? []);
  const inside = parts.filter(({ from, to }) => to > gridStart && from < gridEnd);
  return {
    before: parts.filter(({ to }) => to <= gridStart).map(({ item }) => item),
    inside: placeInColumns(inside.map(withinGrid)),
    after: parts.filter(({ from }) => from >= gridEnd).map(({ item }) => item),
  };
}

/** Returns the part of an item that lies on a date; undefined if there is none. */
export function partOn<Item extends Timed>(item: Item, date: PlainDate): Part<Item> | undefined {
  const [first, last] = [item.start.slice(0, 10), item.end.slice(0, 10)];
  const to = last > date ? 1440 : minuteOfDay(item.end.slice(11, 16));
  if (first > date || last < date || (last === date && to === 0)) return undefined;
  const from = first < date ? 0 : minuteOfDay(item.start.slice(11, 16));
  // When the clocks go back, an hour can end at the minute it began.
  return { item, from, to: to > from ? to : Math.min(1440, from + rowMinutes) };
}

/** Clips a part to the hours of the grid; at least one row high, so that it can be read and pressed. */
function withinGrid<Item>({ item, from, to }: Part<Item>): Part<Item> {
  const start = Math.min(Math.max(from, gridStart), gridEnd - rowMinutes);
  return { item, from: start, to: Math.max(Math.min(to, gridEnd), start + rowMinutes) };
}

/** Returns how many lines of text fit into a part: 2 for the service and the client, the third for the time. */
export function linesIn(minutes: number): 2 | 3 {
  return minutes < 3 * lineMinutes ? 2 : 3;
}

/** Assigns columns to overlapping parts: each takes the first free one, and connected parts share the width evenly. */
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
