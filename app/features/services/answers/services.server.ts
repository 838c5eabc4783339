import * as z from 'zod/mini';
import { dollarString, type Cents } from '#app/lib/money.ts';
import { about, dollars, id, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

/** The read model of a service; its DTO, the columns read and its table type derive from it. */
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

type Service = z.infer<typeof serviceAnswer>;

/** The columns of a service that its professional and the public may read. */
export const serviceColumns = Object.keys(serviceAnswer.shape) as (keyof Service)[];

/** The columns that describe it to people. */
export const describedColumns = serviceColumns.filter(
  (column) => column !== 'professional_id' && column !== 'stripe_price_id',
);

/** Drops the server-only columns; the price becomes text. */
export function toServiceDto(row: Omit<Service, 'price'> & { price: Cents }): Service {
  const read = { ...row, price: dollarString(row.price) };
  return Object.fromEntries(serviceColumns.map((column) => [column, read[column]])) as Service;
}

export const bookedServiceAnswer = named(
  'BookedService',
  z.extend(serviceAnswer, {
    bookings_count: whole,
    upcoming_bookings: whole,
    unpaid_visits: about('Visits ahead that were entered by hand and nobody has paid for.', whole),
    working_hours_minutes: about(
      'How long Working Hours says it takes: clients see and book that instead of the duration. Null if it says nothing.',
      z.nullable(whole),
    ),
  }),
);
