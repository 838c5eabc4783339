import type { PlainDate } from '#app/lib/plain-date.ts';
import type { EpochMinutes } from '#app/lib/time-zone.ts';
import type { CalendarDaysDto, CalendarDto } from './calendar-dto.ts';

/** What the page of the calendar is drawn from. */
export interface CalendarPage {
  now: EpochMinutes;
  /** As the professional's calendar shows it. */
  today: PlainDate;
  /** The date in question, where the address does not say it. */
  date: PlainDate;
  /** The week around the date in question. */
  calendar: CalendarDto;
  /** The weeks of its month, where the month is shown. */
  overview: CalendarDaysDto | null;
}
