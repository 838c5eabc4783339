import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { CalendarDaysDto, CalendarDto } from './calendar-dto.ts';

/** The data of the calendar page. */
export interface CalendarPage {
  now: EpochMinutes;
  /** In the professional's zone. */
  today: PlainDate;
  /** The date to show: the URL's, otherwise that of the appointment it names, otherwise today. */
  date: PlainDate;
  /** The week around that date. */
  calendar: CalendarDto;
  /** The weeks of its month, if the month is shown. */
  overview: CalendarDaysDto | null;
}
