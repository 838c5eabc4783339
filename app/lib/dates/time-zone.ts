import { epochDayOf, plainDateOf, type PlainDate } from './plain-date.ts';
import { wallTime, type WallTime } from './wall-time.ts';

/** An instant as whole minutes since 1970-01-01T00:00Z. */
export type EpochMinutes = number;

/** Doorstep's own time zone: for its office, its reports, and whatever has no place of its own (OPEN-31). */
export const platformTimeZone = 'America/Chicago';

const minutesPerDay = 1440;

/** Whether this platform knows an IANA zone name ("America/Chicago"). */
export function isTimeZone(zone: string): boolean {
  try {
    return offsetFormat(zone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the minutes that a zone is ahead of UTC at an instant: -360 for Chicago in winter.
 * @throws RangeError for an unknown zone
 */
export function zoneOffset(instant: EpochMinutes, zone: string): number {
  const { before, after, changesAt } = offsetBlock(Math.floor(instant / minutesPerBlock), zone);
  return instant < changesAt ? before : after;
}

/**
 * Returns the instant at which a zone's clocks show a date and a minute of the day. A time that clocks skip moves
 * forward with them (02:30 becomes 03:30); of a time that occurs twice it is the earlier one. Temporal ("compatible")
 * and RFC 5545 do the same.
 */
export function wallClockToInstant(date: PlainDate, minuteOfDay: number, zone: string): EpochMinutes {
  return localMinutesToInstant(epochDayOf(date) * minutesPerDay + minuteOfDay, zone);
}

/** Does the same as wallClockToInstant for local minutes since 1970-01-01T00:00 on the wall clock. */
export function localMinutesToInstant(local: number, zone: string): EpochMinutes {
  const before = zoneOffset(local - minutesPerDay, zone);
  const after = zoneOffset(local + minutesPerDay, zone);
  const early = local - before;
  if (before === after || zoneOffset(early, zone) === before) return early;
  const late = local - after;
  return zoneOffset(late, zone) === after ? late : early;
}

/** Returns the local date in a zone at an instant. */
export function localDate(instant: EpochMinutes, zone: string): PlainDate {
  return plainDateOf(Math.floor((instant + zoneOffset(instant, zone)) / minutesPerDay));
}

/** Returns the minutes since local midnight in a zone at an instant. */
export function localMinuteOfDay(instant: EpochMinutes, zone: string): number {
  const local = instant + zoneOffset(instant, zone);
  return local - Math.floor(local / minutesPerDay) * minutesPerDay;
}

/** Returns the local time in a zone at an instant: "09:00". */
export function localTime(instant: EpochMinutes, zone: string): WallTime {
  return wallTime(localMinuteOfDay(instant, zone));
}

/** Converts to whole minutes, rounding down. */
export function epochMinutesOf(date: Date): EpochMinutes {
  return Math.floor(date.getTime() / 60_000);
}

export function dateOfEpochMinutes(instant: EpochMinutes): Date {
  return new Date(instant * 60_000);
}

// Asking Intl for an offset takes microseconds, and a booking calendar asks hundreds of times. Offsets are therefore
// cached in blocks of a few days: no zone changes its clocks twice within one, so its two ends are enough.
const minutesPerBlock = 8192;
const blocksKept = 4096;

interface OffsetBlock {
  before: number;
  after: number;
  /** The first minute with the offset `after`. */
  changesAt: EpochMinutes;
}

const blocksByZone = new Map<string, Map<number, OffsetBlock>>();
const formatByZone = new Map<string, Intl.DateTimeFormat>();

function offsetBlock(index: number, zone: string): OffsetBlock {
  let blocks = blocksByZone.get(zone);
  if (blocks === undefined) blocksByZone.set(zone, (blocks = new Map()));
  let block = blocks.get(index);
  if (block === undefined) {
    if (blocks.size >= blocksKept) blocks.clear();
    blocks.set(index, (block = findOffsetBlock(index * minutesPerBlock, zone)));
  }
  return block;
}

function findOffsetBlock(start: EpochMinutes, zone: string): OffsetBlock {
  let low = start;
  let high = start + minutesPerBlock;
  const before = queryOffset(low, zone);
  const after = queryOffset(high, zone);
  if (before === after) return { before, after, changesAt: low };
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (queryOffset(middle, zone) === before) low = middle;
    else high = middle;
  }
  return { before, after, changesAt: high };
}

function queryOffset(instant: EpochMinutes, zone: string): number {
  const match = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(offsetFormat(zone).format(instant * 60_000));
  const minutes = Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0);
  return match?.[1] === '-' ? -minutes : minutes;
}

function offsetFormat(zone: string): Intl.DateTimeFormat {
  let format = formatByZone.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formatByZone.set(zone, format);
  }
  return format;
}
