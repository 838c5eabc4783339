import { addDays, addMonths, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { type EpochMinutes, localDate, localTime, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay, type WallTime } from '#app/lib/dates/wall-time.ts';
import { byHandErrors } from '#app/features/bookings/by-hand/by-hand.errors.ts';
import { byHandLimits } from '#app/features/bookings/by-hand/by-hand-limits.ts';
import type { ImportFacts } from './import-facts.ts';
import { LineProblem } from './inspected-line.ts';
import type { LineCells } from './line-cells.ts';
import { cutDateTime, readDate, readInstant, readMinutes, readTime } from './typed-date.ts';

const messages = {
  date: 'Please write the date like 2027-01-31 or 1/31/2027.',
  time: 'Please write the time like 14:30 or 2:30 PM.',
  minutes: 'Please write the length in minutes, like 60.',
  length: `A visit takes ${byHandLimits.durationMinimum} to ${byHandLimits.durationMaximum} minutes.`,
  past: 'It is in the past.',
  far: `It is more than ${byHandLimits.monthsAhead} months ahead.`,
} as const;

/** When a visit begins, and its minutes if the file says so. */
export type VisitTime = { start: EpochMinutes; minutes: number | null };

/**
 * Reads when the visit of a line takes place, on its professional's clock.
 * @throws LineProblem for a cell that cannot be read, and for visits that are past or too far ahead
 */
export function readVisitTime(cells: LineCells, { now, zone }: Pick<ImportFacts, 'now' | 'zone'>): VisitTime {
  const begin = readStart(cells, zone);
  const { start } = begin;
  if (start <= now) throw new LineProblem('skipped', messages.past);
  if (localDate(start, zone) > addMonths(localDate(now, zone), byHandLimits.monthsAhead))
    throw new LineProblem('skipped', messages.far);
  const minutes = readLength(cells, begin, zone);
  const { durationMinimum, durationMaximum } = byHandLimits;
  if (minutes !== null && (minutes < durationMinimum || minutes > durationMaximum))
    throw cells.problem(cells.read('minutes') === '' ? 'end_time' : 'minutes', messages.length);
  return { start, minutes };
}

/** The start, and the time of day from which an end without a date counts. */
type VisitStart = { start: EpochMinutes; time: WallTime };

function readStart(cells: LineCells, zone: string): VisitStart {
  const own = cells.read('time');
  const instant = readInstant(own === '' ? cells.read('date') : own);
  if (instant !== null) return { start: instant, time: localTime(instant, zone) };
  const cut = cutDateTime(cells.read('date'));
  const date = readDate(cut.date);
  if (date === null) throw cells.problem('date', messages.date);
  const time = readTime(own === '' ? cut.time : timeIn(own));
  if (time === null) throw cells.problem(own === '' && cut.time !== '' ? 'date' : 'time', messages.time);
  const start = wallClockToInstant(date, minuteOfDay(time), zone);
  if (localTime(start, zone) !== time)
    throw cells.problem(own === '' ? 'date' : 'time', byHandErrors.visit_time_skipped.message);
  return { start, time };
}

/** Some programs write the date beside the time, too. */
function timeIn(text: string): string {
  return cutDateTime(text).time || text;
}

function readLength(cells: LineCells, begin: VisitStart, zone: string): number | null {
  const text = cells.read('minutes');
  if (text !== '') {
    const minutes = readMinutes(text);
    if (minutes === null) throw cells.problem('minutes', messages.minutes);
    return minutes;
  }
  const endText = cells.read('end_time');
  if (endText === '') return null;
  const instant = readInstant(endText);
  if (instant !== null) return instant - begin.start;
  const cut = cutDateTime(endText);
  const end = readTime(cut.time || endText);
  if (end === null) throw cells.problem('end_time', messages.time);
  return minutesUntil(end, cut.time === '' ? null : readDate(cut.date), begin, zone);
}

/** The minutes until a time of a date; without one, of the day of the start, or of the next if it is past on it. */
function minutesUntil(end: WallTime, date: PlainDate | null, { start, time }: VisitStart, zone: string): number {
  const shown = minuteOfDay(end) - minuteOfDay(time);
  const firstDate = localDate(start, zone);
  const lastDate = date ?? addDays(firstDate, shown < 0 ? 1 : 0);
  const minutes = wallClockToInstant(lastDate, minuteOfDay(end), zone) - start;
  // Both lie behind the change in an hour that clocks show twice, and the end was taken for its first occurrence.
  return minutes < 0 && lastDate === firstDate ? shown : minutes;
}
