import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { localDate, localMinuteOfDay, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { gridEnd, gridStart, rowCount, rowMinutes } from '../calendar-limits.ts';

/** A cell of the grid, and the row where the selection began. */
export interface GridCursor {
  date: PlainDate;
  row: number;
  anchor: number;
}

/** A range within one day, in minutes since midnight. */
export interface Selection {
  date: PlainDate;
  from: number;
  to: number;
}

export function cellAt(date: PlainDate, row: number): GridCursor {
  return { date, row, anchor: row };
}

const morning = 9 * 60;
const lastRow = rowCount - 1;
const rowsDown: Record<string, (row: number) => number> = {
  ArrowUp: (row) => Math.max(0, row - 1),
  ArrowDown: (row) => Math.min(lastRow, row + 1),
  Home: () => 0,
  End: () => lastRow,
};
const daysAcross: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Returns where a key moves the cursor: up and down by half an hour, left and right by a day, also beyond the
 * displayed days. With Shift the selection grows within its day. Undefined for keys that do not move it.
 */
export function cursorAfterKey(
  key: string,
  isExtending: boolean,
  { date, row, anchor }: GridCursor,
): GridCursor | undefined {
  const down = rowsDown[key]?.(row);
  if (down !== undefined) return { date, row: down, anchor: isExtending ? anchor : down };
  const across = daysAcross[key];
  return across === undefined || isExtending ? undefined : cellAt(addDays(date, across), row);
}

export function selectionOf({ date, row, anchor }: GridCursor): Selection {
  return {
    date,
    from: gridStart + Math.min(row, anchor) * rowMinutes,
    to: gridStart + (Math.max(row, anchor) + 1) * rowMinutes,
  };
}

/** Returns an hour to suggest for a block on a date: in the morning, or for today the next full hour. */
export function suggestedBlock(date: PlainDate, now: EpochMinutes, zone: string): Selection {
  const today = localDate(now, zone);
  const next = Math.ceil((localMinuteOfDay(now, zone) + 1) / 60) * 60;
  const from = date > today ? morning : Math.min(Math.max(morning, next), gridEnd - 60);
  return { date: date > today ? date : today, from, to: from + 60 };
}

/** Returns the start of a row, in minutes since midnight. */
export function minuteOfRow(row: number): number {
  return gridStart + row * rowMinutes;
}
