import * as z from 'zod/mini';
import { bookingParties, bookingRoles } from '../booking.ts';
import {
  about,
  day,
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
  }),
);

export const requestedBookingAnswer = named(
  'RequestedBooking',
  z.object({
    bookingId: id,
    checkoutUrl: text('https://checkout.stripe.com/c/pay/cs_1'),
  }),
);

export const movePreviewAnswer = named(
  'MovePreview',
  z.object({
    booking_id: id,
    start_time: instant,
    time_zone: about("The professional's zone, in which the slots are.", timeZone),
    may_move: z.boolean(),
    refusal: z.nullable(
      z.enum(['not_accepting_bookings', 'move_not_possible', 'move_late', 'moved_too_often', 'move_in_dispute']),
    ),
    message: about('The refusal as text.', z.nullable(text('The time to cancel for free is over.'))),
    free_until: about('Until when it can be moved, and cancelled without a fee.', instant),
    was_free: about('Whether that was ever possible.', z.boolean()),
    free_hours: whole,
    moves_left: whole,
    earliest: about('The first and last date that can be chosen.', day),
    latest: day,
  }),
);

export const movedBookingAnswer = named(
  'MovedBooking',
  z.object({
    id,
    start_time: instant,
    end_time: instant,
    time_zone: timeZone,
    moves: whole,
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
  }),
);
