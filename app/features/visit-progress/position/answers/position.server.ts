import * as z from 'zod/mini';
import { about, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';

const place = z.object({ latitude: z.number(), longitude: z.number() });

export const positionAnswer = z.object({
  position: about(
    'Null unless the professional is on the way, allows it, and was heard of within two minutes.',
    z.nullable(
      named(
        'VisitPosition',
        z.object({
          ...place.shape,
          at: instant,
          miles_left: about('In a straight line to the center of the visit’s ZIP.', z.nullable(text('3.2'))),
          destination: about('The center of the visit’s ZIP.', z.nullable(place)),
        }),
      ),
    ),
  ),
});

export const sharingAnswer = z.object({ shares_position: z.boolean() });
