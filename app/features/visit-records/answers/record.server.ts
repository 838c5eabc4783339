import * as z from 'zod/mini';
import { about, id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';
import { photoMoments } from '../visit-record.ts';

export const checklistAnswer = named(
  'ServiceChecklist',
  z.object({ service_id: id, lines: z.array(text('Old filters taken away')) }),
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
    may_write: about('Whether the viewer is its professional and can still write it.', z.boolean()),
  }),
);
