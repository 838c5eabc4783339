import { formatVisitDay } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { minutesText } from './arrival-text.ts';
import type { ProgressDto } from './progress-dto.ts';

/** Heads the progress of a visit: "Today", or the day it is on in its zone. `now` is in epoch milliseconds. */
export function progressHeading(startTime: string, now: number, timeZone: string): string {
  const day = localDate(epochMinutesOf(new Date(startTime)), timeZone);
  return day === localDate(epochMinutesOf(new Date(now)), timeZone) ? 'Today' : formatVisitDay(day);
}

/** Says where a visit stands, for its client; undefined before its first step. `now` is in epoch milliseconds. */
export function progressLine(
  progress: Pick<ProgressDto, 'step' | 'expected_at'> | undefined,
  now: number,
): string | undefined {
  switch (progress?.step) {
    case 'driving':
      return progress.expected_at === null ? 'On the way' : `On the way, ${minutesText(progress.expected_at, now)}`;
    case 'arrived':
      return 'Arrived';
    case 'started':
      return 'In progress';
    case 'done':
      return 'Done';
    default:
      return undefined;
  }
}
