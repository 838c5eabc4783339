import { formatDate } from '#app/lib/date-format.ts';

/** "Nov 21, 2026": the day of an instant, in UTC, as pages that are the same for everybody have to say it. */
export function reviewDay(instant: string): string {
  return formatDate(instant.slice(0, 10));
}
