import * as z from 'zod/mini';
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
import { bookingStatuses } from '#app/features/bookings/booking.ts';

export const clientRowAnswer = named(
  'ClientRow',
  z.object({
    id,
    first_name: text('Maya'),
    last_name: text('Brooks'),
    email: about('Empty, as the phone is, until the client has paid a booking here.', text('maya.brooks@example.com')),
    phone: text('(512) 555-0142'),
    contact_shared: z.boolean(),
    totalBookings: about('All bookings there are with this professional, the cancelled ones among them.', whole),
    cancelledBookings: whole,
    totalSpent: about(
      'The amounts of all bookings with this professional that are not cancelled, paid or not.',
      dollars,
    ),
    lastBooking: about(
      'The latest visit that was not cancelled, at the clocks of the professional; null when there is none.',
      z.nullable(instant),
    ),
    timeZone: timeZone,
    status: z.enum(['active', 'inactive']),
    profile_photo_url: z.nullable(text('/api/storage/profiles/7c9e6679-7425-40de-944b-e07fc1f90ae7/photo.webp')),
  }),
);

export const clientListAnswer = named(
  'ClientList',
  z.object({
    items: z.array(clientRowAnswer),
    total: whole,
    next_cursor: z.nullable(text('eyJhdCI6IjIwMjYifQ')),
  }),
);

export const clientVisitAnswer = named(
  'ClientVisit',
  z.object({
    id,
    booking_date: instant,
    time_zone: timeZone,
    status: z.enum(bookingStatuses),
    service_name: text('Deep tissue massage'),
    duration: whole,
    total_amount: dollars,
    location: about('Its ZIP until it is paid.', text('1204 Pine Street, Austin, TX 78701')),
    notes: z.nullable(text('Please ring twice.')),
  }),
);

export const clientHistoryAnswer = named(
  'ClientHistory',
  z.object({
    items: z.array(clientVisitAnswer),
    next_cursor: z.nullable(text('eyJhdCI6IjIwMjYifQ')),
  }),
);
