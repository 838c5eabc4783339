import { formatDay, formatTime } from '#app/lib/dates/date-format.ts';
import { addDays, epochDayOf } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';

/**
 * Formats a free slot: "Today 2:00 PM", "Tomorrow 9:00 AM", "Sat 10:00 AM" within a week, otherwise "Sat, Nov 28";
 * null for none or a past one.
 */
export function freeSlotText(nextFreeAt: string | null, timeZone: string, now: Date): string | null {
  if (nextFreeAt === null || new Date(nextFreeAt) <= now) return null;
  const instant = epochMinutesOf(new Date(nextFreeAt));
  const date = localDate(instant, timeZone);
  const today = localDate(epochMinutesOf(now), timeZone);
  const time = formatTime(instant, timeZone);
  if (date === today) return `Today ${time}`;
  if (date === addDays(today, 1)) return `Tomorrow ${time}`;
  const day = formatDay(date);
  return epochDayOf(date) - epochDayOf(today) < 7 ? `${day.slice(0, 3)} ${time}` : day;
}
