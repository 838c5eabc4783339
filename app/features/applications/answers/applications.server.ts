import * as z from 'zod/mini';
import { about, id, named, text, timeZone } from '#app/platform/http/api/answer-fields.server.ts';

export const appliedAnswer = named(
  'Applied',
  z.object({
    success: z.literal(true),
    profile_id: id,
    professional_id: id,
  }),
);

export const savedBusinessAnswer = z.object({
  time_zone: timeZone,
  far_zips: about(
    'ZIPs of the travel settings where a day starts or ends, if they are far from the service area.',
    z.array(text('78704')),
  ),
});

export const mapPointAnswer = named(
  'MapPoint',
  z.object({
    x: z.number(),
    y: z.number(),
    inside: about('Whether it lies within the radius.', z.boolean()),
  }),
);

export const mapCityAnswer = named(
  'MapCity',
  z.object({
    name: text('Round Rock'),
    x: z.number(),
    y: z.number(),
  }),
);

export const serviceAreaMapAnswer = named(
  'ServiceAreaMap',
  z.object({
    name: about('"Austin, TX": what the text was understood as.', text('Austin, TX')),
    timeZone: about('IANA name.', timeZone),
    radius: about('Miles.', z.number()),
    reach: about('Miles from the center to the edge of the picture.', z.number()),
    points: z.array(mapPointAnswer),
    cities: z.array(mapCityAnswer),
  }),
);
