import { formatDate } from '#app/lib/dates/date-format.ts';

/** Formats the day of an instant in UTC, since pages are the same for everybody: "Nov 21, 2026". */
export function reviewDay(instant: string): string {
  return formatDate(instant.slice(0, 10));
}
