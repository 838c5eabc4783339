import * as z from 'zod/mini';
import { about, dollars, id, instant, named, text, timeZone } from '#app/platform/http/api/answer-fields.server.ts';
import { problemKinds } from '#app/features/bookings/problems/problem-kinds.ts';
import { bookingStatuses, bookingRoles } from '#app/features/bookings/booking.ts';
import { transferStatuses } from '#app/features/payments/transfers/transfer.ts';

export const timelineEntryAnswer = named(
  'TimelineEntry',
  z.object({
    at: instant,
    by: z.enum([...bookingRoles, 'doorstep', 'bank']),
    what: text('Paid'),
    detail: z.nullable(text('Full refund of $65.00')),
  }),
);

export const problemAnswer = named(
  'Problem',
  z.object({
    id,
    booking_id: id,
    kind: z.enum(problemKinds),
    description: text('Deep tissue massage in your living room.'),
    status: z.enum(['open', 'settled']),
    outcome: z.nullable(z.enum(['none', 'full', 'partial'])),
    refund_amount: z.nullable(dollars),
    settlement: z.nullable(text('Half of the price is refunded.')),
    answer: about('What the professional says about it.', z.nullable(text('I rang twice and waited.'))),
    answered_at: z.nullable(instant),
    reported_at: instant,
    settled_at: z.nullable(instant),
    booking_status: z.enum(bookingStatuses),
    service_name: text('Deep tissue massage'),
    start_time: instant,
    time_zone: timeZone,
    total_amount: dollars,
    kept_amount: about('What is left of its payment: what a full refund returns.', dollars),
    client_name: text('Maya Brooks'),
    professional_name: text('Sam Rivera'),
    transfer_status: about(
      "Where the professional's money is; null before the visit is completed.",
      z.nullable(z.enum(transferStatuses)),
    ),
  }),
);

export const settledProblemAnswer = named(
  'SettledProblem',
  z.object({
    id,
    status: z.literal('settled'),
    refund_amount: dollars,
  }),
);
