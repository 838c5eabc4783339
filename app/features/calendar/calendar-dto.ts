import type * as z from 'zod/mini';
import type {
  calendarAppointmentAnswer,
  calendarBlockAnswer,
  calendarHandEnteredAnswer,
  calendarAnswer,
  calendarDayAnswer,
  calendarDaysAnswer,
  calendarFeedAnswer,
} from './answers/calendar.server.ts';

/**
 * An appointment as its professional sees it. Instants are ISO 8601 in the professional's zone, amounts dollars with
 * two decimals.
 */
export type CalendarAppointment = z.infer<typeof calendarAppointmentAnswer>;

export type CalendarBlock = z.infer<typeof calendarBlockAnswer>;

/** A visit entered by hand. */
export type CalendarHandEntered = z.infer<typeof calendarHandEnteredAnswer>;

/** A range of days with everything on them, earliest first; both dates inclusive. */
export type CalendarDto = z.infer<typeof calendarAnswer>;

/** A day of the overview: the number of appointments by status, and its blocked minutes. */
export type CalendarDay = z.infer<typeof calendarDayAnswer>;

export type CalendarDaysDto = z.infer<typeof calendarDaysAnswer>;

/** The link that other calendars read; without a URL if there is none, or if it can only be renewed. */
export type CalendarFeedDto = z.infer<typeof calendarFeedAnswer>;
