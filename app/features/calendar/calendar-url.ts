import { isPlainDate, type PlainDate } from '#app/lib/dates/plain-date.ts';

export const calendarPath = '/dashboard/professional/calendar';

export const calendarViews = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The state in the page's URL. Without a view, phones show the month and wider screens the week. */
export interface CalendarPlace {
  view?: CalendarView | undefined;
  date?: PlainDate | undefined;
  /** The id of the open appointment. */
  appointment?: string | undefined;
}

export function calendarUrl({ view, date, appointment }: CalendarPlace): string {
  const search = new URLSearchParams(
    Object.entries({ view, date, appointment }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return `${calendarPath}${search.size > 0 ? `?${search}` : ''}`;
}

/** Reads the state from a URL; unknown values are dropped. */
export function readCalendarPlace(search: URLSearchParams): CalendarPlace {
  const date = search.get('date') ?? '';
  return {
    view: calendarViews.find((view) => view === search.get('view')),
    date: isShowable(date) ? date : undefined,
    appointment: search.get('appointment') || undefined,
  };
}

/** A date near the limits of what dates can express has no full week around it. */
function isShowable(date: string): boolean {
  return isPlainDate(date) && date >= '2000-01-01' && date <= '2199-12-31';
}
