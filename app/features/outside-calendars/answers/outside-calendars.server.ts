import * as z from 'zod/mini';
import { about, id, instant, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { calendarStates } from '#app/features/calendar-servers/calendar-state.ts';

export const outsideCalendarAnswer = named(
  'OutsideCalendar',
  z.object({
    id,
    name: text('Family'),
    host: about('The server of its link; the link itself is never shown again.', text('calendar.example.com')),
    account_id: about('The account it belongs to; null if it is connected by its link.', z.nullable(id)),
    is_written: about('Whether visits are written there.', z.boolean()),
    state: about('How the last reading went.', z.enum(calendarStates)),
    message: about(
      'What to do about it; null if all is well.',
      z.nullable(text('This link no longer opens the calendar.')),
    ),
    failing_since: about('Since when it cannot be read.', z.nullable(instant)),
    read_at: about('When it could last be read. Its busy times stay until it can be again.', instant),
    busy_times: about('How many stretches of time ahead are busy in it.', whole),
    unread_events: about('Events that could not be read, and count as free.', whole),
    guessed_zones: about('Events in a time zone nobody knows; they are read on the professional’s clock.', whole),
  }),
);
