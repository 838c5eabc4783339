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
import { dayStatuses } from '#app/features/slot-rules/slots.ts';
import { unavailableReasons } from '#app/features/slot-rules/slot-rules.ts';
import { bookingStatuses, bookingRoles } from '../booking.ts';

export const monthSlotsAnswer = named(
  'MonthSlots',
  z.object({
    month: text('2026-11'),
    time_zone: timeZone,
    earliest: about('The first and last date that can be chosen.', day),
    latest: day,
    days: z.array(
      z.object({
        date: day,
        status: about(
          'full: the professional works, and every slot is booked or too far from the visits that are; closed: none can be booked, whoever asks.',
          z.enum(dayStatuses),
        ),
        free_slots: whole,
        first_free_time: z.nullable(text('9:00 AM')),
      }),
    ),
  }),
);

export const daySlotsAnswer = named(
  'DaySlots',
  z.object({
    date: day,
    time_zone: timeZone,
    slots: z.array(
      z.object({
        time: text('9:00 AM'),
        starts_at: instant,
        available: z.boolean(),
        reason: z.nullable(z.enum(unavailableReasons)),
        best_for_route: about('Whether it is free, and near another visit of that day.', z.boolean()),
        discount_percent: about('Off the service at this time; 0 for none.', whole),
      }),
    ),
  }),
);

export const quoteAnswer = named(
  'Quote',
  z.object({
    service_price: about('Before the discount.', dollars),
    discount_percent: about('Off the service, for a time that is best for the route; 0 for none.', whole),
    discount_amount: dollars,
    travel_fee_per_mile: dollars,
    travel_miles: text('4.2'),
    travel_fee_amount: dollars,
    total_amount: dollars,
    needs_zip: about(
      'Whether the total can still change with the address: the fee is above 0 and no ZIP was given yet.',
      z.boolean(),
    ),
  }),
);

export const bookingAnswer = named(
  'Booking',
  z.object({
    id,
    client_id: z.nullable(id),
    professional_id: z.nullable(id),
    service_id: z.nullable(id),
    booking_date: instant,
    start_time: instant,
    end_time: instant,
    time_zone: timeZone,
    status: z.enum(bookingStatuses),
    location: about(
      'For the professional only its ZIP, and no notes, until it is paid.',
      text('1204 Pine Street, Austin, TX 78701'),
    ),
    notes: z.nullable(text('Please ring twice.')),
    payment_method: z.nullable(text('card')),
    service_price: about('Before the discount.', dollars),
    discount_percent: about('Off the service, for a time that was best for the route; 0 for none.', whole),
    discount_amount: dollars,
    travel_miles: text('4.2'),
    travel_fee_amount: dollars,
    total_amount: dollars,
    free_until: about('Until when its client cancels or reschedules it for free.', instant),
    late_fee_percent: about('What a later cancellation by its client costs, of the total.', text('50.00')),
    cancelled_by: about(
      'Which of its parties cancelled it; null for one that expired unpaid.',
      z.nullable(z.enum(bookingRoles)),
    ),
    cancelled_at: about('When; a paid one by the client after its start if they were not there.', z.nullable(instant)),
    refund_amount: about('What the cancellation of the paid booking refunded.', z.nullable(dollars)),
    refunded_amount: about(
      'How much of its payment was or will be refunded, by anyone; null for nothing.',
      z.nullable(dollars),
    ),
    refund_trouble: about(
      'A refund that did not arrive and is under review, one that Stripe has asked its client about by mail, or one that is made once a bank has decided about a dispute.',
      z.nullable(z.enum(['failed', 'asks-client', 'waits-for-bank'])),
    ),
    problem_status: about(
      'Whether its client reported a problem, and whether that is settled; null for none.',
      z.nullable(z.enum(['open', 'settled'])),
    ),
    moves: about('How often its client rescheduled it.', whole),
    created_at: instant,
    checkout_url: about(
      'The URL of the hosted checkout while it can be paid; for the client only.',
      z.nullable(text('https://checkout.stripe.com/c/pay/cs_1')),
    ),
    service: z.object({
      id: z.nullable(id),
      name: text('Deep tissue massage'),
      price: dollars,
      description: text('Deep tissue massage in your living room.'),
    }),
    professional: about(
      "The other party's email is null until it is paid.",
      z.object({
        id: z.nullable(id),
        image: about('The URL of their picture, or of a placeholder.', text('/images/portraits/p01-640.webp')),
        profile: z.object({
          id: z.nullable(id),
          first_name: text('Maya'),
          last_name: text('Brooks'),
          email: z.nullable(text('maya.brooks@example.com')),
        }),
      }),
    ),
    client: z.object({
      id: z.nullable(id),
      first_name: text('Maya'),
      last_name: text('Brooks'),
      email: z.nullable(text('maya.brooks@example.com')),
    }),
  }),
);

export const bookingListAnswer = named(
  'BookingList',
  z.object({
    items: z.array(bookingAnswer),
    total: whole,
    next_cursor: z.nullable(text('eyJhdCI6IjIwMjYifQ')),
  }),
);

/** The slots of a day or of a month, as the request asks. */
export const slotsAnswer = z.union([daySlotsAnswer, monthSlotsAnswer]);

export const requestedBookingAnswer = named(
  'RequestedBooking',
  z.object({
    bookingId: id,
    checkoutUrl: text('https://checkout.stripe.com/c/pay/cs_1'),
  }),
);
