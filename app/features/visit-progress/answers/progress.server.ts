import * as z from 'zod/mini';
import { about, id, instant, named, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { visitSteps } from '#app/features/bookings/steps/visit-steps.ts';

export const progressAnswer = named(
  'VisitProgress',
  z.object({
    step: about('The last step that stands; null before the first.', z.nullable(z.enum(visitSteps))),
    expected_at: about('When the professional expects to arrive; null unless on the way.', z.nullable(instant)),
    steps: z.array(
      z.object({
        id,
        step: z.enum(visitSteps),
        pressed_at: about('When it was pressed, also without a connection.', instant),
        recorded_at: about('When the server heard of it.', instant),
        drive_minutes: z.nullable(whole),
      }),
    ),
    next: about('What its professional can press now.', z.array(z.enum(visitSteps))),
    undo_until: about('Until when its professional can undo the last step; null if that is over.', z.nullable(instant)),
  }),
);
