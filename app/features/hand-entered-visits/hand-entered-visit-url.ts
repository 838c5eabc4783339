import type { PlainDate } from '#app/lib/dates/plain-date.ts';

const visitsPath = '/dashboard/professional/calendar/visits';

/** The page of a visit that was entered by hand. */
export function handEnteredVisitUrl(id: string): string {
  return `${visitsPath}/${id}`;
}

/** The form for a new one, which begins with a date. */
export function enterVisitUrl(date: PlainDate): string {
  return `${visitsPath}/new?date=${date}`;
}
