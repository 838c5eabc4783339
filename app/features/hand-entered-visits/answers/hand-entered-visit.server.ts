import * as z from 'zod/mini';
import { about, id, instant, named, text, timeZone } from '#app/platform/http/api/answer-fields.server.ts';

export const handEnteredVisitAnswer = named(
  'HandEnteredVisit',
  z.object({
    id,
    name: text('Robin Miller'),
    email: z.nullable(text('robin@example.com')),
    phone: z.nullable(text('(512) 555-0142')),
    service_id: about('Null once the service is deleted.', z.nullable(id)),
    service_name: text('Haircut'),
    start: instant,
    end: instant,
    time_zone: timeZone,
    location: text('1204 Pine Street, Austin, TX 78701'),
    note: z.nullable(text('Third floor')),
    state: about(
      '`being-paid` while a hold pays for it; then it cannot be changed. A paid one is a booking.',
      z.enum(['unpaid', 'being-paid', 'paid']),
    ),
    booking_id: about(
      'The booking, once it is paid; null again once its client has deleted it after it was cancelled.',
      z.nullable(id),
    ),
    is_cancelled: about('Whether the booking that paid for it was cancelled.', z.boolean()),
    has_link: about('Whether somebody can pay by a link; its URL is not stored.', z.boolean()),
    is_outside_hours: about('Whether it lies outside of the working hours, which is allowed.', z.boolean()),
  }),
);

export const paymentLinkAnswer = named('PaymentLink', z.object({ url: text('https://doorstep.example/pay/secret') }));
