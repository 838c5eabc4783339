import { addMonths, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { type EpochMinutes, localDate, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay, type WallTime } from '#app/lib/dates/wall-time.ts';
import { byHandLimits } from '#app/features/bookings/by-hand/by-hand-limits.ts';
import type { ImportFacts } from './import-facts.ts';
import { LineProblem } from './inspected-line.ts';
import type { LineCells } from './line-cells.ts';
import { cutDateTime, readDate, readMinutes, readTime } from './typed-date.ts';

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
  const { date, time } = readStart(cells);
  const start = wallClockToInstant(date, minuteOfDay(time), zone);
  if (start <= now) throw new LineProblem('skipped', messages.past);
  if (date > addMonths(localDate(now, zone), byHandLimits.monthsAhead)) throw new LineProblem('skipped', messages.far);
  const minutes = readLength(cells, time);
  const { durationMinimum, durationMaximum } = byHandLimits;
  if (minutes !== null && (minutes < durationMinimum || minutes > durationMaximum))
    throw cells.problem(cells.read('minutes') === '' ? 'end_time' : 'minutes', messages.length);
  return { start, minutes };
}

function readStart(cells: LineCells): { date: PlainDate; time: WallTime } {
  const own = cells.read('time');
  const cut = cutDateTime(cells.read('date'));
  const date = readDate(cut.date);
  if (date === null) throw cells.problem('date', messages.date);
  const time = readTime(own === '' ? cut.time : timeIn(own));
  if (time === null) throw cells.problem(own === '' && cut.time !== '' ? 'date' : 'time', messages.time);
  return { date, time };
}

/** Some programs write the date beside the time, too. */
function timeIn(text: string): string {
  return cutDateTime(text).time || text;
}

function readLength(cells: LineCells, start: WallTime): number | null {
  const text = cells.read('minutes');
  if (text !== '') {
    const minutes = readMinutes(text);
    if (minutes === null) throw cells.problem('minutes', messages.minutes);
    return minutes;
  }
  const endText = cells.read('end_time');
  if (endText === '') return null;
  const end = readTime(timeIn(endText));
  if (end === null) throw cells.problem('end_time', messages.time);
  return minuteOfDay(end) - minuteOfDay(start);
}
