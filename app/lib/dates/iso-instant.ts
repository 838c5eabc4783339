import { epochDayOf, isPlainDate } from './plain-date.ts';
import { localDate, localTime, zoneOffset, type EpochMinutes } from './time-zone.ts';
import { wallTime } from './wall-time.ts';

const isoPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::00(?:\.0{1,9})?)?(?:Z|([+-])(\d{2}):(\d{2}))$/;

/** Formats the local time in a zone with its offset at that instant: "2026-11-21T09:00:00-06:00". */
export function toIsoWithOffset(instant: EpochMinutes, zone: string): string {
  const offset = zoneOffset(instant, zone);
  const sign = offset < 0 ? '-' : '+';
  return `${localDate(instant, zone)}T${localTime(instant, zone)}:00${sign}${wallTime(Math.abs(offset))}`;
}

/**
 * Parses an ISO 8601 date and time with an offset ("Z" or "-06:00"), to the whole minute. Returns null for everything
 * else: no offset, dates that do not exist, 24:00, seconds other than zero.
 */
export function parseIsoWithOffset(text: string): EpochMinutes | null {
  const match = isoPattern.exec(text);
  if (match === null) return null;
  const [, date = '', hour, minute, sign, offsetHour = '0', offsetMinute = '0'] = match;
  if (!isPlainDate(date) || Number(hour) > 23 || Number(minute) > 59) return null;
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return null;
  const offset = Number(offsetHour) * 60 + Number(offsetMinute);
  const local = epochDayOf(date) * 1440 + Number(hour) * 60 + Number(minute);
  return sign === '-' ? local + offset : local - offset;
}
