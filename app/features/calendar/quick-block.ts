import { isPlainDate } from '#app/lib/plain-date.ts';
import { isWallTime, minuteOfDay, wallTime } from '#app/lib/wall-time.ts';
import { blockMessages } from '#app/features/availability/block-messages.ts';
import type { Selection } from './grid-cursor.ts';

/** What is written in the form that blocks time. */
export interface QuickBlock {
  date: string;
  /** "09:00". */
  start: string;
  end: string;
  reason: string;
  /** Visits the server named as lying in this time. */
  seen: readonly { id: string }[];
  /** Why the server refused it the last time. */
  refusal?: string | undefined;
}

export type QuickBlockField = 'date' | 'start' | 'end';

export function quickBlockOf({ date, from, to }: Selection): QuickBlock {
  return { date, start: wallTime(from), end: wallTime(to), reason: '', seen: [] };
}

/** The time that a draft names; undefined as long as it names none. */
export function selectionOfBlock({ date, start, end }: QuickBlock): Selection | undefined {
  if (!isPlainDate(date) || !isWallTime(start) || !isWallTime(end)) return undefined;
  const [from, to] = [minuteOfDay(start), minuteOfDay(end)];
  return to > from ? { date, from, to } : undefined;
}

/** What keeps a draft from being sent, by field; the server says the same (HOURS-011 to 013). */
export function errorsOfBlock({ date, start, end }: QuickBlock): Partial<Record<QuickBlockField, string>> {
  if (!isPlainDate(date)) return { date: blockMessages.date };
  if (!isWallTime(start)) return { start: blockMessages.times };
  if (!isWallTime(end)) return { end: blockMessages.times };
  return minuteOfDay(end) > minuteOfDay(start) ? {} : { end: blockMessages.order };
}
