import { formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';

/** The time of day of an instant with its offset, on the clock there: "9:00 AM". */
export function clockTime(iso: string): string {
  return formatMinuteOfDay(minuteOfDay(iso.slice(11, 16)));
}
