import * as z from 'zod/mini';
import { about, id, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

const professionals = about('How many professionals it finds, as of the last minutes.', whole);

export const suggestionsAnswer = named(
  'Suggestions',
  z.object({
    services: about(
      'Names of services, the most offered first.',
      z.array(
        z.object({
          name: text('Deep tissue massage'),
          professionals: about('How many offer a service of exactly this name, as of the last minutes.', whole),
        }),
      ),
    ),
    categories: z.array(z.object({ title: text('Beauty & Wellness'), professionals })),
    people: about(
      'Listed professionals.',
      z.array(
        z.object({
          id,
          name: text('Sam Rivera'),
          category: z.nullable(text('Beauty & Wellness')),
          city: z.nullable(text('Austin, TX')),
        }),
      ),
    ),
    places: about(
      'Cities and ZIPs; the count is of those who come there.',
      z.array(z.object({ value: text('78704'), note: z.optional(text('Austin, TX')), professionals })),
    ),
  }),
);

export const nearestPostalCodeAnswer = z.object({ postal_code: text('78704'), city: text('Austin, TX') });
