import * as z from 'zod/mini';
import { about, id, instant, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { photoMoments } from '../visit-record.ts';

export const checklistAnswer = named(
  'ServiceChecklist',
  z.object({
    service_id: id,
    lines: z.array(text('Old filters taken away')),
    asks_signature: about('Whether the client is asked to sign at its visits.', z.boolean()),
  }),
);

export const recordAnswer = named(
  'VisitRecord',
  z.object({
    checklist: about(
      'The lines as they were on the day, and which were ticked.',
      z.array(z.object({ line: text('Old filters taken away'), checked: z.boolean() })),
    ),
    materials: z.array(text('2 air filters, 16 x 20')),
    note: text('The next change is due in six months.'),
    photos: z.array(
      z.object({
        id,
        moment: z.enum(photoMoments),
        url: about('Good for 15 minutes.', text('/api/storage/visit-photos/7c9e6679/a.jpg?expires=1&signature=x')),
        recorded_at: instant,
      }),
    ),
    signature: about(
      'Who signed at the visit, and what; it may have been whoever opened the door.',
      z.nullable(
        z.object({
          id,
          signer: text('Sam'),
          strokes: about(
            'The drawing in a box of 600 by 300; null if the name was typed.',
            z.nullable(z.array(z.array(z.object({ x: whole, y: whole })))),
          ),
          signed_at: instant,
        }),
      ),
    ),
    asks_signature: about('Whether the service asks its clients to sign; only while it can be written.', z.boolean()),
    may_write: about('Whether the viewer is its professional and can still write it.', z.boolean()),
  }),
);
