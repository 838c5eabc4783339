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

export const adminClientAnswer = named(
  'AdminClient',
  z.object({
    id,
    first_name: text('Maya'),
    last_name: text('Brooks'),
    email: text('maya.brooks@example.com'),
    phone: text('(512) 555-0142'),
    username: text('maya-brooks'),
    profile_photo_url: z.nullable(text('/api/storage/profiles/7c9e6679-7425-40de-944b-e07fc1f90ae7/photo.webp')),
    created_at: instant,
    total_bookings: whole,
    last_booking: z.nullable(instant),
  }),
);

export const adminProfessionalAnswer = named(
  'AdminProfessional',
  z.object({
    id,
    profile_id: id,
    first_name: text('Maya'),
    last_name: text('Brooks'),
    email: text('maya.brooks@example.com'),
    phone: text('(512) 555-0142'),
    profile_photo_url: z.nullable(text('/api/storage/profiles/7c9e6679-7425-40de-944b-e07fc1f90ae7/photo.webp')),
    image: z.nullable(text('/pictures/portraits/1.webp')),
    service_area: z.nullable(text('Austin, TX')),
    verified: z.boolean(),
    is_approved: z.boolean(),
    is_onboarding_complete: z.boolean(),
    applied_at: z.nullable(instant),
    rejected_at: z.nullable(instant),
    suspended_at: z.nullable(instant),
    has_changes: about('Whether a change after the approval waits for a decision.', z.boolean()),
    created_at: instant,
    stripe_account_status: about(
      '"active", "pending", "restricted" or "rejected"; the column is older than this list and may hold another word.',
      z.nullable(text('active')),
    ),
  }),
);

export const adminPaymentAnswer = named(
  'AdminPayment',
  z.object({
    id,
    booking_id: id,
    amount: dollars,
    payment_method: z.nullable(text('card')),
    created_at: instant,
    refunded_amount: z.nullable(dollars),
    service_name: text('Deep tissue massage'),
    is_booking_deleted: about('The payment outlives its booking.', z.boolean()),
    client_id: z.nullable(id),
    professional_id: z.nullable(id),
    client_name: about('Empty where the account is gone.', text('Maya Brooks')),
    professional_name: text('Sam Rivera'),
  }),
);

export const adminBookingAnswer = named(
  'AdminBooking',
  z.object({
    id,
    status: z.enum(bookingStatuses),
    start_time: instant,
    end_time: instant,
    time_zone: timeZone,
    service_name: text('Deep tissue massage'),
    total_amount: dollars,
    location: text('1204 Pine Street, Austin, TX 78701'),
    client_id: z.nullable(id),
    professional_id: z.nullable(id),
    client_name: text('Maya Brooks'),
    professional_name: text('Sam Rivera'),
    professional_suspended: z.boolean(),
  }),
);

/** Returns the schema of a page of one of these lists. */
export function adminPageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    items: z.array(row),
    total: about('Exact up to 1,000.', whole),
    total_capped: z.boolean(),
    search_capped: about('Whether a search meant more people than were looked through.', z.boolean()),
    next_cursor: z.nullable(text('eyJhdCI6IjIwMjYifQ')),
  });
}
