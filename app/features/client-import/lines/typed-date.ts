import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { isPlainDate, type PlainDate } from '#app/lib/dates/plain-date.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { wallTime, type WallTime } from '#app/lib/dates/wall-time.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a date as files write it: 2027-01-31, 1/31/2027, 1/31/27, Jan 31, 2027, 31 January 2027, with or without a
 * weekday. Month before day, as in the US.
 * @returns null if it is none
 */
export function readDate(text: string): PlainDate | null {
  const plain = text
    .trim()
    .replace(/^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+/i, '')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/gi, '$1');
  const [year, month, day] = partsOf(plain) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

function partsOf(text: string): [year: string, month: string | number, day: string] | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return [iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''];
  const american = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  if (american) return [american[3] ?? '', american[1] ?? '', american[2] ?? ''];
  const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text);
  if (monthFirst) return [monthFirst[3] ?? '', monthOf(monthFirst[1]), monthFirst[2] ?? ''];
  const dayFirst = /^(\d{1,2})[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(text);
  return dayFirst ? [dayFirst[3] ?? '', monthOf(dayFirst[2]), dayFirst[1] ?? ''] : null;
}

/** 0 for a word that is no month. */
function monthOf(name = ''): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

/** Reads a time of day: 10:00, 10:00:00, 10 AM, 2:30pm. @returns null if it is none */
export function readTime(text: string): WallTime | null {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim());
  const [, hourText, minuteText, half] = match ?? [];
  if (hourText === undefined || (minuteText === undefined && half === undefined)) return null;
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)];
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  return wallTime((half === undefined ? hour : (hour % 12) + afternoon) * 60 + minute);
}

/** Cuts "2027-01-31 10:00" and "1/31/2027, 10:00 AM" into date and time; without a time it is empty. */
export function cutDateTime(text: string): { date: string; time: string } {
  const match = /^(.*?\d)(?:T|,?\s+)(\d{1,2}(?::\d{2}(?::\d{2}(?:\.\d+)?)?)?\s*(?:[ap]\.?m\.?)?)$/i.exec(text.trim());
  const [, date = '', time = ''] = match ?? [];
  return /[:ap]/i.test(time) && readDate(date) !== null ? { date, time } : { date: text, time: '' };
}

/**
 * Reads a date and a time that say how far they are from UTC: 2027-01-31T16:00:00Z, 2027-01-31 10:00:00 -0600. Seconds
 * are cut off.
 * @returns null if it is none
 */
export function readInstant(text: string): EpochMinutes | null {
  const pattern =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)? ?(?:(z|utc)|([+-]\d{2})(?::?(\d{2}))?)$/i;
  const [, date, time, utc, hours, minutes = '00'] = pattern.exec(text.trim()) ?? [];
  if (date === undefined) return null;
  return parseIsoWithOffset(`${date}T${time}${utc === undefined ? `${hours}:${minutes}` : 'Z'}`);
}

/** Reads minutes: 60, "60 min", "1h 30m", "1:30", "1.5 h". @returns null if it is none */
export function readMinutes(text: string): number | null {
  const plain = text.trim().toLowerCase();
  const minutes = /^(\d{1,4})\s*(?:m|min|mins|minutes?)?$/.exec(plain);
  if (minutes) return Number(minutes[1]);
  const clock = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(plain);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const hours = /^(\d{1,2}(?:\.\d{1,2})?)\s*(?:h|hr|hrs|hours?)(?:\s*(\d{1,2})\s*(?:m|min|mins|minutes?)?)?$/.exec(
    plain,
  );
  return hours ? Math.round(Number(hours[1]) * 60) + Number(hours[2] ?? 0) : null;
}
