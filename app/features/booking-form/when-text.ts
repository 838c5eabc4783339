import { formatDay, formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';

/** Returns "Tue, Nov 24, 10:00 AM", the day alone while no time is chosen, and undefined without a day. */
export function whenText({ date, time }: { date: string; time: string }): string | undefined {
  if (!date) return undefined;
  return time ? `${formatDay(date)}, ${formatMinuteOfDay(minuteOfDay(time))}` : formatDay(date);
}
