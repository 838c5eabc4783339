import { epochDayOf, weekdayOf, type PlainDate } from './plain-date.ts';
import { localDate, localMinuteOfDay, zoneOffset, type EpochMinutes } from './time-zone.ts';
import { minuteOfDay } from './wall-time.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

// The formats are spelled out instead of using Intl, so that server and browser produce the same characters: engines
// differ in spaces and commas, and a difference breaks hydration.

/** Formats "Nov 21, 2026 9:00 AM" ('MMM d, yyyy h:mm a'). */
export function formatDateTime(instant: EpochMinutes, zone: string): string {
  return `${formatDate(localDate(instant, zone))} ${formatMinuteOfDay(localMinuteOfDay(instant, zone))}`;
}

/** Formats "Nov 21, 2026". */
export function formatDate(date: PlainDate): string {
  return `${monthAndDay(date)}, ${date.slice(0, 4)}`;
}

/** Formats "Sat, Nov 21". */
export function formatDay(date: PlainDate): string {
  return `${dayNames[weekdayOf(epochDayOf(date))]}, ${monthAndDay(date)}`;
}

/** Formats "Sat, Nov 21, 2026", for the date of a visit. */
export function formatVisitDay(date: PlainDate): string {
  return `${formatDay(date)}, ${date.slice(0, 4)}`;
}

/** Formats "Sat, Nov 21, 2026 9:00 AM", for the time of a visit. */
export function formatVisitTime(instant: EpochMinutes, zone: string): string {
  return `${formatVisitDay(localDate(instant, zone))} ${formatMinuteOfDay(localMinuteOfDay(instant, zone))}`;
}

/** Formats 840 as "2:00 PM". */
export function formatMinuteOfDay(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const minuteText = String(minute % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minuteText} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats the time of day of an instant with its offset (ISO 8601), on the clock there: "9:00 AM". */
export function clockTime(iso: string): string {
  return formatMinuteOfDay(minuteOfDay(iso.slice(11, 16)));
}

/** Formats the local time in a zone: "2:00 PM". */
export function formatTime(instant: EpochMinutes, zone: string): string {
  return formatMinuteOfDay(localMinuteOfDay(instant, zone));
}

/** Formats a range: "9:00 – 10:30 AM", "11:30 AM – 12:30 PM". AM or PM appears once if both times share it. */
export function formatTimes(start: EpochMinutes, end: EpochMinutes, zone: string): string {
  const [from, to] = [formatTime(start, zone), formatTime(end, zone)];
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} – ${to}`;
}

const zoneNames = new Map<string, string>();

/** Returns "CST" or "CDT", depending on the instant; an offset ("GMT+10") if English has no abbreviation. */
export function zoneShortName(instant: EpochMinutes, zone: string): string {
  const key = `${zone} ${zoneOffset(instant, zone)}`;
  let name = zoneNames.get(key);
  if (name === undefined) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
    const parts = format.formatToParts(instant * 60_000);
    name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
    zoneNames.set(key, name);
  }
  return name;
}

/** Formats "Sat, Nov 21, 2026 9:00 AM CST", for the time of a visit read away from its place. */
export function formatZonedVisitTime(instant: EpochMinutes, zone: string): string {
  return `${formatVisitTime(instant, zone)} ${zoneShortName(instant, zone)}`;
}

function monthAndDay(date: PlainDate): string {
  return `${monthNames[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;
}
