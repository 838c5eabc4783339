import * as z from 'zod/mini';
import { about, id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';
import { shownChanges } from '../calendar-visit.ts';

export const changedVisitAnswer = named(
  'ChangedCalendarVisit',
  z.object({
    id: about('Of the booking, or of the visit that was entered by hand.', id),
    is_by_hand: about('Whether it was entered by hand, and nobody has paid for it.', z.boolean()),
    service: text('Haircut'),
    start: instant,
    end: instant,
    change: about(
      'What happened to its event: deleted there, moved there, or not added so far because the server refuses it.',
      z.enum(shownChanges),
    ),
  }),
);
