import { minuteOfDay, wallTime, type WallTime } from '#app/lib/wall-time.ts';
import { hoursStep, weekdays, type Weekday } from './availability-limits.ts';

/** The working hours of one weekday, in the professional's time zone. */
export interface DayHours {
  day: Weekday;
  isWorking: boolean;
  /** "09:00", or "09:00:00" as PostgreSQL writes it. */
  start: WallTime;
  end: WallTime;
}

/** The minutes of a day in which bookings may lie; null for a day off. */
export interface OpeningHours {
  opens: number;
  closes: number;
}

/** What the settings show until hours are saved (document 2, section 9); until then no hours bind. */
export const defaultWeeklyHours: readonly DayHours[] = weekdays.map((day) => ({
  day,
  isWorking: day !== 'saturday' && day !== 'sunday',
  start: '09:00',
  end: '17:00',
}));

/** "00:00" to "23:30": what the settings offer. */
export const hoursChoices: readonly WallTime[] = Array.from({ length: 1440 / hoursStep }, (_, step) =>
  wallTime(step * hoursStep),
);

/** Opening hours by weekday, Sunday first. A weekday that is not among the saved ones is a day off. */
export function openingHoursOfWeek(hours: readonly DayHours[]): (OpeningHours | null)[] {
  return weekdays.map((weekday) => {
    const saved = hours.find(({ day, isWorking }) => day === weekday && isWorking);
    return saved === undefined ? null : { opens: minuteOfDay(saved.start), closes: minuteOfDay(saved.end) };
  });
}
