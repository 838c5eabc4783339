import { isPlainDate } from '#app/lib/dates/plain-date.ts';
import { isWallTime, minuteOfDay, wallTime } from '#app/lib/dates/wall-time.ts';
import { blockMessages } from '#app/features/availability/blocks/block-messages.ts';
import type { Selection } from '../grid/grid-cursor.ts';

/** The values of the form that blocks time. */
export interface QuickBlock {
  date: string;
  /** "09:00". */
  start: string;
  end: string;
  reason: string;
  /** Visits the server listed as lying in this time. */
  seen: readonly { id: string }[];
  /** Why the server refused the last attempt. */
  refusal?: string | undefined;
}

export type QuickBlockField = 'date' | 'start' | 'end';

export function quickBlockOf({ date, from, to }: Selection): QuickBlock {
  return { date, start: wallTime(from), end: wallTime(to), reason: '', seen: [] };
}

/** Returns the time of a draft; undefined as long as it has none. */
export function selectionOfBlock({ date, start, end }: QuickBlock): Selection | undefined {
  if (!isPlainDate(date) || !isWallTime(start) || !isWallTime(end)) return undefined;
  const [from, to] = [minuteOfDay(start), minuteOfDay(end)];
  return to > from ? { date, from, to } : undefined;
}

/** Validates a draft, by field; the server has the same messages (HOURS-011 to 013). */
export function errorsOfBlock({ date, start, end }: QuickBlock): Partial<Record<QuickBlockField, string>> {
  if (!isPlainDate(date)) return { date: blockMessages.date };
  if (!isWallTime(start)) return { start: blockMessages.times };
  if (!isWallTime(end)) return { end: blockMessages.times };
  return minuteOfDay(end) > minuteOfDay(start) ? {} : { end: blockMessages.order };
}
