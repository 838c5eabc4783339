import { formatDay, formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochDayOf, weekdayOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { localDate, localMinuteOfDay } from '#app/lib/dates/time-zone.ts';
import { weekdays, weekdaysInOrder, type Weekday } from '#app/features/slot-rules/availability-limits.ts';
import { isWholeDays } from './block-plan.ts';
import type { BlockedSlotDto } from './blocked-slot.ts';

/** A row in the list of upcoming blocks: a single slot, or the remaining slots of a repeated block. */
export type BlockGroup = {
  key: string;
  /** The id of the repeated block; null for a single slot. */
  seriesId: string | null;
  /** Earliest first, at least one. */
  slots: BlockedSlotDto[];
  first: PlainDate;
  last: PlainDate;
  /** "Thu, Dec 24", "Dec 24 – Dec 26", "Every Mon, Wed". */
  days: string;
  /** "12:00 PM – 1:00 PM", "All day". */
  times: string;
  reason: string | null;
};

/** Groups blocked slots as people think of them: a repeated block is one row, shown at its next time. */
export function groupBlocks(slots: readonly BlockedSlotDto[], timeZone: string): BlockGroup[] {
  const ordered = slots.toSorted((one, other) => startOf(one) - startOf(other));
  return blocksOf(ordered).map(({ key, slots: members }) => groupOf(key, members, timeZone));
}

type Block = { key: string; series_id: string | null; reason: string | null; slots: BlockedSlotDto[] };

/** Groups slots by the block they were created with, in the order given. */
export function blocksOf(slots: readonly BlockedSlotDto[]): Block[] {
  const blocks = new Map<string, Block>();
  for (const slot of slots) {
    const { series_id, reason } = slot;
    const key = series_id ?? slot.id;
    const block = blocks.get(key) ?? { key, series_id, reason, slots: [] };
    block.slots.push(slot);
    blocks.set(key, block);
  }
  return [...blocks.values()];
}

function groupOf(key: string, slots: BlockedSlotDto[], timeZone: string): BlockGroup {
  const [next] = slots;
  if (!next) throw new Error('A group has a slot');
  const dates = slots.map((slot) => datesOf(slot, timeZone));
  const first = dates[0]?.first ?? '';
  const last = dates.at(-1)?.last ?? first;
  const isSeries = slots.length > 1;
  return {
    key,
    seriesId: isSeries ? next.series_id : null,
    slots,
    first,
    last,
    days: isSeries ? `Every ${weekdaysOf(dates.map((each) => each.first))}` : daysText(first, last),
    times: timesText(next, timeZone),
    reason: next.reason,
  };
}

/** Returns "12:00 PM – 1:00 PM" or "All day". */
export function timesText(slot: BlockedSlotDto, timeZone: string): string {
  const range = { start: startOf(slot), end: endOf(slot) };
  if (isWholeDays(range, timeZone)) return 'All day';
  return `${formatMinuteOfDay(localMinuteOfDay(range.start, timeZone))} – ${formatMinuteOfDay(localMinuteOfDay(range.end, timeZone))}`;
}

/** Returns the first and last date a slot touches. */
export function datesOf(slot: BlockedSlotDto, timeZone: string): { first: PlainDate; last: PlainDate } {
  return { first: localDate(startOf(slot), timeZone), last: localDate(endOf(slot) - 1, timeZone) };
}

function daysText(first: PlainDate, last: PlainDate): string {
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
}

function weekdaysOf(dates: readonly PlainDate[]): string {
  const present = new Set(dates.map((date) => weekdays[weekdayOf(epochDayOf(date))]));
  if (present.size === 7) return 'day';
  if (present.size === 5 && !present.has('saturday') && !present.has('sunday')) return 'weekday (Mon–Fri)';
  return weekdaysInOrder
    .filter((day) => present.has(day))
    .map(shortWeekday)
    .join(', ');
}

/** Returns "Mon". */
export function shortWeekday(day: Weekday): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1, 3)}`;
}

/** Returns "Monday". */
export function longWeekday(day: Weekday): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

function startOf({ start_time }: BlockedSlotDto): number {
  return parseIsoWithOffset(start_time) ?? 0;
}

function endOf({ end_time }: BlockedSlotDto): number {
  return parseIsoWithOffset(end_time) ?? 0;
}
