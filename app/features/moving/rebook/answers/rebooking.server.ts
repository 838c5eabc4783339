import * as z from 'zod/mini';
import {
  about,
  day,
  dollars,
  id,
  instant,
  named,
  text,
  timeZone,
  whole,
} from '#app/platform/http/api/answer-fields.server.ts';

export const visitPriceAnswer = named(
  'VisitPrice',
  z.object({
    service_price: dollars,
    discount_amount: about('Off the service, for a time that is best for the route.', dollars),
    travel_fee_amount: dollars,
    total_amount: dollars,
  }),
);

export const rebookingLinkAnswer = named(
  'RebookingLink',
  z.object({
    label: text('Choose another service'),
    to: text('/professionals/sam-rivera'),
  }),
);

export const rebookingAnswer = named(
  'Rebooking',
  z.union([
    z.object({
      state: z.literal('ready'),
      professional: z.object({
        id,
        name: text('Sam Rivera'),
      }),
      service: z.object({
        id,
        name: text('Deep tissue massage'),
        duration: whole,
      }),
      location: text('1204 Pine Street, Austin, TX 78701'),
      slot: about(
        'The next free one; `starts_at` is ISO 8601 with offset.',
        z.object({
          date: day,
          time: text('9:00 AM'),
          starts_at: instant,
          time_zone: timeZone,
        }),
      ),
      before: visitPriceAnswer,
      now: visitPriceAnswer,
    }),
    z.object({
      state: z.enum(['gone', 'no-slot', 'address']),
      message: text('This service is no longer offered.'),
      links: z.array(rebookingLinkAnswer),
    }),
  ]),
);
