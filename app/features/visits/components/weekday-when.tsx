import { formatDay } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { BookingWhen } from './booking-when.tsx';

/**
 * "Sat, Nov 21, 2026 9:00 AM", for choosing a time. `at` is ISO with offset. One element, because a flex container would
 * drop the space between two.
 */
export function WeekdayWhen({ at, timeZone }: { at: string; timeZone: string }) {
  const [weekday] = formatDay(localDate(epochMinutesOf(new Date(at)), timeZone)).split(',');
  return (
    <span>
      {weekday}, <BookingWhen at={at} timeZone={timeZone} />
    </span>
  );
}
