import { minuteOfDay, wallTime, type WallTime } from '#app/lib/dates/wall-time.ts';
import { hoursStep, weekdays, weekdaysInOrder, type Weekday } from '../availability-limits.ts';

/** The working hours of one weekday, in the professional's time zone. */
export interface DayHours {
  day: Weekday;
  isWorking: boolean;
  /** "09:00", or "09:00:00" as PostgreSQL writes it. */
  start: WallTime;
  end: WallTime;
}

/** The minutes of a day between which bookings may lie; null for a day off. */
export interface OpeningHours {
  opens: number;
  closes: number;
}

/** The hours the settings show until some are saved (document 2, section 9); until then no hours apply. */
export const defaultWeeklyHours: readonly DayHours[] = weekdays.map((day) => ({
  day,
  isWorking: day !== 'saturday' && day !== 'sunday',
  start: '09:00',
  end: '17:00',
}));

/** "00:00" to "23:30": the choices in the settings. */
export const hoursChoices: readonly WallTime[] = Array.from({ length: 1440 / hoursStep }, (_, step) =>
  wallTime(step * hoursStep),
);

/** Returns opening hours by weekday, Sunday first. A weekday that is not saved is a day off. */
export function openingHoursOfWeek(hours: readonly DayHours[]): (OpeningHours | null)[] {
  return weekdays.map((weekday) => {
    const saved = hours.find(({ day, isWorking }) => day === weekday && isWorking);
    return saved === undefined ? null : { opens: minuteOfDay(saved.start), closes: minuteOfDay(saved.end) };
  });
}

/** A row of professional_hours in the API. */
export type HoursRow = { day: Weekday; is_working: boolean; start_time: WallTime; end_time: WallTime };

export function toDayHours({ day, is_working, start_time, end_time }: HoursRow): DayHours {
  return { day, isWorking: is_working, start: start_time, end: end_time };
}

export function toHoursRow({ day, isWorking, start, end }: DayHours): HoursRow {
  return { day, is_working: isWorking, start_time: start, end_time: end };
}

/** Reports whether two weeks have the same hours, in any order. */
export function sameHours(some: readonly HoursRow[], others: readonly HoursRow[]): boolean {
  const known = new Map(others.map((row) => [row.day, row]));
  return (
    known.size === some.length &&
    some.every(({ day, is_working, start_time, end_time }) => {
      const other = known.get(day);
      return (
        other?.is_working === is_working &&
        isSameTime(other.start_time, start_time) &&
        isSameTime(other.end_time, end_time)
      );
    })
  );
}

function isSameTime(one: WallTime, other: WallTime): boolean {
  return minuteOfDay(one) === minuteOfDay(other);
}

/** Returns seven days in order: the saved ones, or the defaults until hours are saved. Unsaved days are off. */
export function weekToEdit(saved: readonly HoursRow[]): HoursRow[] {
  return weekdaysInOrder.map((day) => {
    const known = saved.find((hours) => hours.day === day);
    if (known) return { day, is_working: known.is_working, start_time: known.start_time, end_time: known.end_time };
    const usual = defaultWeeklyHours.find((hours) => hours.day === day);
    return {
      day,
      is_working: saved.length === 0 && usual?.isWorking === true,
      start_time: usual?.start ?? '09:00',
      end_time: usual?.end ?? '17:00',
    };
  });
}

/** Returns the week with one day's hours copied to other days. */
export function copyDay(week: readonly HoursRow[], from: Weekday, to: readonly Weekday[]): HoursRow[] {
  const source = week.find(({ day }) => day === from);
  return week.map((hours) => (source && to.includes(hours.day) ? { ...source, day: hours.day } : hours));
}

export function endsBeforeItBegins({ is_working, start_time, end_time }: HoursRow): boolean {
  return is_working && minuteOfDay(end_time) <= minuteOfDay(start_time);
}

/** Returns the working minutes of a week; days that end before they begin count as zero. */
export function minutesOfWeek(week: readonly HoursRow[]): number {
  return week
    .filter(({ is_working }) => is_working)
    .reduce((sum, { start_time, end_time }) => sum + Math.max(0, minuteOfDay(end_time) - minuteOfDay(start_time)), 0);
}
