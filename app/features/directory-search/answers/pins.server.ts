import * as z from 'zod/mini';
import { about, dollars, id, named, number, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const pinAnswer = named(
  'ProfessionalPin',
  z.object({
    id,
    name: text('Sam Rivera'),
    latitude: about("The center of the professional's ZIP code, in degrees; never an address.", number(30.2713)),
    longitude: number(-97.7426),
    price_from: about('The cheapest service; null without services.', z.nullable(dollars)),
    rating: number(4.8),
    review_count: whole,
    image: z.nullable(text('/images/portraits/p01-640.webp')),
    tint: about('Name of a color token.', text('sand')),
  }),
);

export const pinsAnswer = named(
  'ProfessionalPins',
  z.object({
    items: about('At most 500, the best rated ones.', z.array(pinAnswer)),
    total: about('How many match, exact up to 1,000.', whole),
    total_capped: z.boolean(),
  }),
);
