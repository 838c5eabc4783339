import { isPlainDate, type PlainDate } from '#app/lib/plain-date.ts';

export const calendarPath = '/dashboard/professional/calendar';

export const calendarViews = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

/**
 * What the address of the page says. Without a view a screen shows what suits it: phones the month, others the week.
 */
export interface CalendarPlace {
  view?: CalendarView | undefined;
  date?: PlainDate | undefined;
  /** The appointment that is open. */
  appointment?: string | undefined;
}

export function calendarUrl({ view, date, appointment }: CalendarPlace): string {
  const search = new URLSearchParams(
    Object.entries({ view, date, appointment }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return `${calendarPath}${search.size > 0 ? `?${search}` : ''}`;
}

/** Words that mean nothing are left out. */
export function readCalendarPlace(search: URLSearchParams): CalendarPlace {
  const date = search.get('date') ?? '';
  return {
    view: calendarViews.find((view) => view === search.get('view')),
    date: isShowable(date) ? date : undefined,
    appointment: search.get('appointment') || undefined,
  };
}

/** Near enough to the ends of time there is no week around a date. */
function isShowable(date: string): boolean {
  return isPlainDate(date) && date >= '2000-01-01' && date <= '2199-12-31';
}
