import type * as z from 'zod/mini';
import type {
  calendarAppointmentAnswer,
  calendarBlockAnswer,
  calendarAnswer,
  calendarDayAnswer,
  calendarDaysAnswer,
  calendarFeedAnswer,
} from './answers/calendar.server.ts';

/**
 * An appointment as its professional reads it. Instants are ISO 8601 in the professional's zone, amounts dollars with
 * two decimals.
 */
export type CalendarAppointment = z.infer<typeof calendarAppointmentAnswer>;

export type CalendarBlock = z.infer<typeof calendarBlockAnswer>;

/** A stretch of days with all that lies on them, earliest first; both dates included. */
export type CalendarDto = z.infer<typeof calendarAnswer>;

/** A day of the overview: how many appointments of each status, and how many of its minutes are blocked. */
export type CalendarDay = z.infer<typeof calendarDayAnswer>;

export type CalendarDaysDto = z.infer<typeof calendarDaysAnswer>;

/** The link other calendars read; without an address when there is none, or when it can only be renewed. */
export type CalendarFeedDto = z.infer<typeof calendarFeedAnswer>;
