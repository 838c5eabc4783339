import * as z from 'zod/mini';
import { rescueStates } from '#app/features/replacements/rescue.ts';
import {
  about,
  dollars,
  id,
  instant,
  named,
  text,
  timeZone,
  whole,
} from '#app/platform/http/api/answer-fields.server.ts';

export const offerAnswer = named(
  'RescueOffer',
  z.object({
    professional: z.object({
      id,
      name: text('Sam Rivera'),
      image: z.nullable(text('/pictures/portraits/1.webp')),
      rating: z.number(),
      review_count: whole,
    }),
    service: z.object({ id, name: text('Deep tissue massage'), duration: about('Minutes.', whole) }),
    service_price: dollars,
    discount_amount: about('Off the service, for a time that is best for the route.', dollars),
    travel_fee_amount: dollars,
    total_amount: about('Never more than was paid for the cancelled visit.', dollars),
  }),
);

export const rescueAnswer = named(
  'Rescue',
  z.object({
    booking_id: about('The visit that was cancelled.', id),
    state: about(
      'open: choose; held: a choice waits for its payment; taken: it is paid; over: the hour has begun.',
      z.enum(rescueStates),
    ),
    starts_at: instant,
    time_zone: timeZone,
    location: text('1204 Pine Street, Austin, TX 78701'),
    service_name: text('Deep tissue massage'),
    cancelled_professional: about('Who cancelled; empty for an account that is gone.', text('Maya')),
    total_amount: about('What was paid for it.', dollars),
    refund_amount: about('What goes back to the card.', dollars),
    waits_for_bank: about(
      'Whether it goes back only once a bank has decided about a dispute of the payment.',
      z.boolean(),
    ),
    offers: about(
      'Who could come instead, best first, without the one who is held; empty unless open or held.',
      z.array(offerAnswer),
    ),
    replacement: about(
      'The choice that is held or paid.',
      z.nullable(
        z.object({
          booking_id: id,
          professional_name: text('Sam Rivera'),
          image: text('/pictures/portraits/1.webp'),
          service_name: text('Deep tissue massage'),
          total_amount: dollars,
          held_until: about('Null once its checkout is open.', z.nullable(instant)),
        }),
      ),
    ),
    search_path: about('The directory with the same place, service and date.', text('/professionals?place=78701')),
  }),
);

export const heldReplacementAnswer = named('HeldReplacement', z.object({ booking_id: id, held_until: instant }));
