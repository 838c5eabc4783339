import { formatDay, formatTime } from '#app/lib/dates/date-format.ts';
import { addDays, epochDayOf } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate, localTime } from '#app/lib/dates/time-zone.ts';

/** A free time as a card shows it: "Today", "9:00 AM", and the wall-clock time that the booking page is opened with. */
interface FreeSlot {
  day: string;
  time: string;
  at: string;
}

/**
 * Describes a free slot in the professional's time zone: "Today", "Tomorrow", "Sat" within a week, otherwise
 * "Sat, Nov 28"; null for a past one.
 */
export function describeFreeSlot(startsAt: string, timeZone: string, now: Date): FreeSlot | null {
  if (new Date(startsAt) <= now) return null;
  const instant = epochMinutesOf(new Date(startsAt));
  const date = localDate(instant, timeZone);
  const today = localDate(epochMinutesOf(now), timeZone);
  return {
    day: dayText(date, today),
    time: formatTime(instant, timeZone),
    at: `${date}T${localTime(instant, timeZone)}`,
  };
}

function dayText(date: string, today: string): string {
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  const day = formatDay(date);
  return epochDayOf(date) - epochDayOf(today) < 7 ? day.slice(0, 3) : day;
}
