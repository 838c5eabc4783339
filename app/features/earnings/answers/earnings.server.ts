import * as z from 'zod/mini';
import { about, dollars, id, instant, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { bookingStatuses } from '#app/features/bookings/booking.ts';
import { comingTransferStatuses, transferStatuses } from '#app/features/payments/transfers/transfer.ts';

const waiting =
  'Until when a due transfer waits, as the share of a client who was not there does; null if it is being sent.';

export const historyPaymentAnswer = named(
  'HistoryPayment',
  z.object({
    payment_method: z.nullable(text('card')),
    card_brand: z.nullable(text('visa')),
    card_last4: about('Always null: the digits are for the client alone.', z.nullable(text('4242'))),
    id,
    booking_id: id,
    client_name: text('Maya Brooks'),
    service_name: text('Deep tissue massage'),
    visit_at: instant,
    paid_at: instant,
    status: about(
      '"cancelled" for a booking that its client deleted, which only a cancelled one can be.',
      z.enum(bookingStatuses),
    ),
    amount: dollars,
    refunded_amount: dollars,
    fee_amount: dollars,
    net_amount: dollars,
    transfer_status: about(
      'How the transfer of the net amount stands; null while the visit lies ahead.',
      z.nullable(z.enum(transferStatuses)),
    ),
    waits_until: about(waiting, z.nullable(instant)),
    sent_at: z.nullable(instant),
  }),
);

export const paymentHistoryAnswer = named(
  'PaymentHistory',
  z.object({
    items: z.array(historyPaymentAnswer),
    total: whole,
    total_capped: z.boolean(),
    next_cursor: z.nullable(text('eyJhdCI6IjIwMjYifQ')),
  }),
);

export const comingTransferAnswer = named(
  'ComingTransfer',
  z.object({
    id,
    booking_id: id,
    client_name: text('Maya Brooks'),
    service_name: text('Deep tissue massage'),
    visit_at: instant,
    amount: dollars,
    status: z.enum(comingTransferStatuses),
    due_at: instant,
    waits_until: about(waiting, z.nullable(instant)),
  }),
);

export const expectedTransferAnswer = named(
  'ExpectedTransfer',
  z.object({
    booking_id: id,
    client_name: text('Maya Brooks'),
    service_name: text('Deep tissue massage'),
    visit_at: instant,
    net_amount: dollars,
  }),
);

export const comingTransfersAnswer = named(
  'ComingTransfers',
  z.object({
    transfers: z.object({
      count: whole,
      amount: dollars,
      items: z.array(comingTransferAnswer),
    }),
    expected: z.object({
      count: whole,
      amount: dollars,
      items: z.array(expectedTransferAnswer),
    }),
  }),
);

export const paymentFiguresAnswer = named(
  'PaymentFigures',
  z.object({
    total_revenue: dollars,
    completed_revenue: dollars,
    confirmed_revenue: dollars,
    this_month: dollars,
    last_month: dollars,
    change_percent: z.number(),
    total_bookings: whole,
    pending_bookings: whole,
    success_rate_percent: z.number(),
  }),
);
