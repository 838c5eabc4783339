import * as z from 'zod/mini';
import { about, id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';
import { shownChanges } from '../calendar-visit.ts';

export const changedVisitAnswer = named(
  'ChangedCalendarVisit',
  z.object({
    id: about('Of the booking.', id),
    service: text('Haircut'),
    start: instant,
    end: instant,
    change: about(
      'What happened to its event: deleted there, moved there, or not added so far because the server refuses it.',
      z.enum(shownChanges),
    ),
  }),
);
