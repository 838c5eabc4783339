import * as z from 'zod/mini';
import { calendarProviders } from '#app/features/calendar-servers/calendar-state.ts';
import { about, id, named, text } from '#app/platform/http/api/answer-fields.server.ts';

export const calendarAccountAnswer = named(
  'CalendarAccount',
  z.object({
    id,
    host: about('Its server.', text('caldav.icloud.com')),
    provider: about('Who has the calendars.', z.enum(calendarProviders)),
    username: about('The password is never shown again.', text('maya@example.com')),
  }),
);

const accountCalendar = named(
  'AccountCalendar',
  z.object({
    id: about('Follows from its URL.', text('2CYSZLLyZg7Fjh-S1tgVEKzKQz1oEG2Wg3X6xkA0MUI')),
    name: text('Home'),
    is_read: about('Whether its busy times are read.', z.boolean()),
    is_written: about('Whether visits are written there.', z.boolean()),
    is_writable: about('Whether visits can be written there.', z.boolean()),
  }),
);

export const accountCalendarsAnswer = named(
  'AccountCalendars',
  z.object({ account: calendarAccountAnswer, calendars: z.array(accountCalendar) }),
);
