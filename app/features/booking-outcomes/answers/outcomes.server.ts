import * as z from 'zod/mini';
import { bookingParties, bookingRoles } from '#app/features/bookings/booking.ts';
import {
  about,
  dollars,
  id,
  instant,
  named,
  percent,
  text,
  timeZone,
  whole,
} from '#app/platform/http/api/answer-fields.server.ts';

export const refundPreviewAnswer = named(
  'RefundPreview',
  z.object({
    booking_id: id,
    as: about('The role in which the viewer would cancel it.', z.enum(bookingRoles)),
    may_cancel: about('False once it is over, begun (for its client), or cancelled.', z.boolean()),
    total_amount: dollars,
    refunded_amount: about("What was refunded before, in Stripe's own dashboard.", dollars),
    refund_amount: dollars,
    kept_amount: about('The late-cancellation fee.', dollars),
    late_fee_percent: percent,
    free_until: about("Until when a client's cancellation is refunded in full.", instant),
    was_free: about(
      'Whether that was ever possible: not for a visit that was booked or rescheduled later than that.',
      z.boolean(),
    ),
    waits_for_bank: about(
      'Whether the money comes back only once a bank has decided about a dispute of the payment.',
      z.boolean(),
    ),
  }),
);

export const cancelledBookingAnswer = named(
  'CancelledBooking',
  z.object({
    id,
    status: z.literal('cancelled'),
    refund_amount: dollars,
  }),
);

export const completionAnswer = named(
  'Completion',
  z.object({
    id,
    status: z.literal('completed'),
    undo_until: about(
      'Until when whoever completed it can undo that; null if that is not possible.',
      z.nullable(instant),
    ),
    undo_seconds: about('How many seconds are left until then, whatever clock the caller has; 0 if none.', whole),
  }),
);

export const dueCancellationAnswer = named(
  'DueCancellation',
  z.object({
    booking_id: id,
    as: about('The role of the person whose account is deleted.', z.enum(bookingParties)),
    status: z.enum(['pending', 'confirmed']),
    service_name: text('Deep tissue massage'),
    other_party: about('"Maya Brooks": the other party of the visit.', text('Maya Brooks')),
    start_time: instant,
    time_zone: timeZone,
    total_amount: dollars,
    refund_amount: about('What the client gets back.', dollars),
    kept_amount: about('The late-cancellation fee.', dollars),
    waits_for_bank: z.optional(
      about('Whether that is only once a bank has decided about a dispute of the payment.', z.boolean()),
    ),
  }),
);
