import type * as z from 'zod/mini';
import type { accountCalendarsAnswer, calendarAccountAnswer } from './answers/calendar-accounts.server.ts';

/** An account at a calendar server, as its owner sees it. */
export type CalendarAccountDto = z.infer<typeof calendarAccountAnswer>;

/** An account with the calendars it has at the moment. */
export type AccountCalendarsDto = z.infer<typeof accountCalendarsAnswer>;
