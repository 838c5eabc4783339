import * as z from 'zod/mini';
import { about, dollars, id, instant, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { transferStatuses } from '../transfers/transfer.ts';

export const openTransferAnswer = named(
  'OpenTransfer',
  z.object({
    id,
    booking_id: id,
    professional_id: z.nullable(id),
    amount: dollars,
    status: z.enum(transferStatuses),
    attempts: whole,
    last_error: z.nullable(text('insufficient_funds')),
    due_at: instant,
    created_at: instant,
  }),
);

export const disputeAnswer = named(
  'Dispute',
  z.object({
    id: about("Stripe's own.", text('du_1QxYz')),
    booking_id: id,
    amount: dollars,
    reason: about("Stripe's own word, to which it may add.", text('fraudulent')),
    status: about("Stripe's own word, to which it may add.", text('needs_response')),
    evidence_due_at: z.nullable(instant),
    opened_at: instant,
    closed_at: z.nullable(instant),
  }),
);

export const notableRefundAnswer = named(
  'NotableRefund',
  z.object({
    id,
    booking_id: id,
    amount: dollars,
    state: about(
      "stopped: it failed and waits for a decision. refused: tried again by itself. late: Stripe has not answered. foreign: made in Stripe's dashboard.",
      z.enum(['stopped', 'refused', 'late', 'foreign']),
    ),
    is_disputed: about('Whether Stripe makes no refunds of this payment until a dispute is over.', z.boolean()),
    because: about("Stripe's own words.", z.nullable(text('expired_or_canceled_card'))),
    created_at: instant,
  }),
);
