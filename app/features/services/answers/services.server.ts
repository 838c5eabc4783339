import * as z from 'zod/mini';
import { about, dollars, id, named, text, whole } from '#app/platform/http/answer-fields.server.ts';

/** The read model of a service: its DTO, the columns that are read and the type of its table follow from it. */
export const serviceAnswer = named(
  'Service',
  z.object({
    id,
    professional_id: id,
    category_id: z.nullable(text('massage')),
    name: text('Deep tissue massage'),
    description: text('Deep tissue massage in your living room.'),
    price: dollars,
    duration: whole,
    stripe_price_id: about(
      'Null until Stripe has a price of this amount: till then nobody can pay for it.',
      z.nullable(text('price_1QxYz')),
    ),
  }),
);

export const bookedServiceAnswer = named(
  'BookedService',
  z.extend(serviceAnswer, { bookings_count: whole, upcoming_bookings: whole }),
);
