import { isFederalHoliday } from './federal-holidays.ts';
import { plainDateOf, weekdayOf } from './plain-date.ts';
import { epochMinutesOf, zoneOffset, platformTimeZone } from './time-zone.ts';

const minutesPerDay = 1_440;

/**
 * Counts the whole business days between two instants: the time passed on Mondays to Fridays except federal holidays,
 * in days of 24 hours.
 */
export function businessDaysBetween(from: Date, to: Date, zone: string = platformTimeZone): number {
  const [start, end] = [localMinutes(from, zone), localMinutes(to, zone)];
  let worked = 0;
  for (let day = Math.floor(start / minutesPerDay); day * minutesPerDay < end; day += 1) {
    if (isWeekend(day) || isFederalHoliday(plainDateOf(day))) continue;
    worked += Math.min(end, (day + 1) * minutesPerDay) - Math.max(start, day * minutesPerDay);
  }
  return Math.max(0, Math.floor(worked / minutesPerDay));
}

function localMinutes(instant: Date, zone: string): number {
  const minutes = epochMinutesOf(instant);
  return minutes + zoneOffset(minutes, zone);
}

function isWeekend(epochDay: number): boolean {
  const weekday = weekdayOf(epochDay);
  return weekday === 0 || weekday === 6;
}
