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
import { weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { bookingStatuses, bookingRoles } from '#app/features/bookings/booking.ts';

export const calendarAppointmentAnswer = named(
  'CalendarAppointment',
  z.object({
    id,
    date: instant,
    end: instant,
    status: z.enum(bookingStatuses),
    service: z.object({
      name: text('Deep tissue massage'),
    }),
    contact_shared: about(
      "Whether the client's contact details and address are given: from the payment on. Until then `location` is a ZIP.",
      z.boolean(),
    ),
    client: about(
      'The ways to reach a client whose account is gone are gone, too.',
      z.object({
        name: text('Maya Brooks'),
        phone: z.nullable(text('(512) 555-0142')),
        email: z.nullable(text('maya.brooks@example.com')),
      }),
    ),
    location: text('1204 Pine Street, Austin, TX 78701'),
    notes: z.nullable(text('Please ring twice.')),
    total_amount: dollars,
    discount_percent: about('Off the service, for a time that was best for the route; 0 for none.', whole),
    fee_amount: about("The platform's share of what the professional keeps of it.", dollars),
    net_amount: dollars,
    refund_amount: about(
      'What was given back of it, by a cancellation, a settlement or at Stripe; null where nothing was, or was paid.',
      z.nullable(dollars),
    ),
    cancelled_by: z.nullable(z.enum(bookingRoles)),
  }),
);

export const calendarBlockAnswer = named(
  'CalendarBlock',
  z.object({
    id,
    start: instant,
    end: instant,
    reason: z.nullable(text('School run')),
  }),
);

export const calendarHandEnteredAnswer = named(
  'CalendarHandEnteredVisit',
  z.object({
    id,
    start: instant,
    end: instant,
    name: text('Robin Miller'),
    service_name: text('Haircut'),
  }),
);

export const calendarHoursAnswer = named(
  'CalendarHours',
  z.object({
    day: z.enum(weekdays),
    start: text('09:00'),
    end: text('17:00'),
  }),
);

export const calendarAnswer = named(
  'Calendar',
  z.object({
    from: day,
    to: day,
    time_zone: timeZone,
    appointments: z.array(calendarAppointmentAnswer),
    blocked: z.array(calendarBlockAnswer),
    by_hand: about('Visits entered by hand that nobody has paid for.', z.array(calendarHandEnteredAnswer)),
    elsewhere: about(
      'When they are busy by their own connected calendars; nothing else is known of it.',
      z.array(z.object({ start: instant, end: instant })),
    ),
    working_hours: about(
      'The weekdays that are worked on, at the clocks of the professional; null until hours were saved, as none bind until then.',
      z.nullable(z.array(calendarHoursAnswer)),
    ),
  }),
);

export const calendarDayAnswer = named(
  'CalendarDay',
  z.object({
    date: day,
    counts: z.object({
      pending: whole,
      confirmed: whole,
      completed: whole,
      cancelled: whole,
    }),
    by_hand: about('How many visits were entered by hand and are not paid.', whole),
    blocked_minutes: whole,
  }),
);

export const calendarDaysAnswer = named(
  'CalendarDays',
  z.object({
    from: day,
    to: day,
    time_zone: timeZone,
    days: z.array(calendarDayAnswer),
  }),
);

export const calendarFeedAnswer = named(
  'CalendarFeed',
  z.object({
    on: z.boolean(),
    url: z.nullable(text('https://doorstep.example/')),
    created_at: z.nullable(instant),
  }),
);
