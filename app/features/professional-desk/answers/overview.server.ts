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
import { bookingStatuses } from '#app/features/bookings/booking.ts';

export const overviewWeekAnswer = named(
  'OverviewWeek',
  z.object({
    starts_on: day,
    revenue: dollars,
    visits: whole,
  }),
);

export const travelLegAnswer = named(
  'TravelLeg',
  z.object({
    from: z.enum(['base', 'visit']),
    miles: about(
      'Between ZIP centers as the crow flies, to one decimal; null where a ZIP is not known.',
      z.nullable(z.number()),
    ),
    minutes: about('Free minutes between the two visits; null on the first way of the day.', z.nullable(whole)),
  }),
);

export const jobAnswer = named(
  'Job',
  z.object({
    id,
    is_by_hand: about('Entered by hand and not paid for: `id` is of that visit, not of a booking.', z.boolean()),
    status: z.enum(['confirmed', 'completed']),
    service: text('Deep tissue massage'),
    start_time: instant,
    end_time: instant,
    time_zone: timeZone,
    location: text('1204 Pine Street, Austin, TX 78701'),
    notes: z.nullable(text('Please ring twice.')),
    total_amount: about('0.00 of a visit entered by hand: it has no price before it is paid for.', dollars),
    client: about(
      'Their phone and e-mail: the professional is a party of the booking.',
      z.object({
        name: text('Maya Brooks'),
        phone: z.nullable(text('(512) 555-0142')),
        email: z.nullable(text('maya.brooks@example.com')),
      }),
    ),
    travel: z.nullable(travelLegAnswer),
  }),
);

export const recentBookingAnswer = named(
  'RecentBooking',
  z.object({
    id,
    client: text('Maya Brooks'),
    service: text('Deep tissue massage'),
    booking_date: instant,
    time_zone: timeZone,
    status: z.enum(bookingStatuses),
    total_amount: dollars,
  }),
);

export const setupStateAnswer = named(
  'SetupState',
  z.object({
    applied: z.boolean(),
    photo: z.boolean(),
    services: z.boolean(),
    hours: z.boolean(),
    payments: z.boolean(),
    portfolio: z.boolean(),
  }),
);

export const overviewAnswer = named(
  'Overview',
  z.object({
    today: about("The professional's date and zone now.", day),
    time_zone: timeZone,
    figures: z.object({
      total_revenue: about('Of completed bookings, before the commission.', dollars),
      confirmed_revenue: about('Of confirmed bookings, before the commission.', dollars),
      total_clients: about('Different clients with a completed booking.', whole),
      upcoming_bookings: about('Confirmed bookings.', whole),
    }),
    weeks: about(
      'The last weeks from Sunday to Saturday, the present one last: what completed bookings brought.',
      z.array(overviewWeekAnswer),
    ),
    jobs: about("Today's confirmed and completed visits in order, with those entered by hand.", z.array(jobAnswer)),
    next_job: about('The next confirmed visit after today, or one entered by hand.', z.nullable(jobAnswer)),
    recent: about('The first bookings of the list, newest date first.', z.array(recentBookingAnswer)),
    has_more: z.boolean(),
    setup: setupStateAnswer,
  }),
);
