import * as z from 'zod/mini';
import { about, id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';

const noShowAnswer = named(
  'NoShow',
  z.object({
    id,
    pressed_at: instant,
    waits_until: about('From when its professional can close the visit.', instant),
    closed_at: about('When the professional closed it; the money follows a minute later.', z.nullable(instant)),
    settled_at: about('When the booking was cancelled for it.', z.nullable(instant)),
    waits_for_team: about('Whether its end waits for the team, because the client reported a problem.', z.boolean()),
    late_fee_percent: about('What its client pays for it, of the total.', text('50.00')),
    photo_urls: about('Photos of the door. Good for 15 minutes.', z.array(text('/api/storage/visit-photos/a.jpg'))),
    undo: about(
      'The press that its professional can take back, and until when; null for `until` is any time.',
      z.nullable(z.object({ press: id, until: z.nullable(instant) })),
    ),
  }),
);

const nobodyCameAnswer = named(
  'NobodyCame',
  z.object({
    reported_at: instant,
    answer_until: about('Until when the professional should answer.', instant),
    is_settled_alone: about(
      'Whether the booking is cancelled and refunded in full without an answer until then; otherwise the team decides.',
      z.boolean(),
    ),
    is_answered: about('Whether the professional has answered: the team decides then.', z.boolean()),
    answer: about('What the professional said; for the professional only.', z.nullable(text('I rang twice.'))),
    undo_until: about('Until when its client can take it back; null if that is over.', z.nullable(instant)),
  }),
);

export const absencesAnswer = z.object({
  no_show: about('What the professional said at the door; null for nothing.', z.nullable(noShowAnswer)),
  nobody_came: about('What the client said; null for nothing.', z.nullable(nobodyCameAnswer)),
});
