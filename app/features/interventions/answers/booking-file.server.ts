import * as z from 'zod/mini';
import { bookingRoles } from '#app/features/bookings/booking.ts';
import {
  about,
  dollars,
  id,
  instant,
  named,
  percent,
  text,
  whole,
} from '#app/platform/http/api/answer-fields.server.ts';
import { interventionNames } from '../intervention.ts';
import { possibleAnswer } from './possible.server.ts';
import { bookingAnswer } from '#app/features/bookings/answers/booking.server.ts';
import { ledgerAccounts, ledgerKinds } from '#app/features/payments/ledger/ledger.ts';
import { refundStatuses } from '#app/features/payments/refunds/refund-state.ts';
import { reversalStatuses, transferHolds, transferStatuses } from '#app/features/payments/transfers/transfer.ts';

export const historyLineAnswer = named(
  'HistoryLine',
  z.object({
    at: instant,
    what: text('Paid'),
    detail: z.nullable(text('Full refund of $65.00')),
    by: z.enum([...bookingRoles, 'doorstep', 'bank']),
    actor: z.nullable(text('Dana Whitfield')),
    reason: z.nullable(text('The client asked for it.')),
  }),
);

export const bookingFileAnswer = named(
  'BookingFile',
  z.object({
    booking: bookingAnswer,
    terms: about(
      'What it was made under.',
      z.object({
        commission_percent: percent,
        free_cancellation_hours: whole,
        late_fee_percent: percent,
      }),
    ),
    money: z.object({
      payment: z.nullable(
        z.object({
          amount: dollars,
          method: z.nullable(text('card')),
          card: z.nullable(text('Visa 4242')),
          paid_at: instant,
          stripe_payment_intent_id: text('pi_3QxYz'),
          is_held: z.boolean(),
        }),
      ),
      kept_amount: dollars,
      refunds: z.array(
        z.object({
          id,
          amount: dollars,
          status: z.enum(refundStatuses),
          reason: about('What asked for it, in many cases with an id behind it.', text('client-cancelled')),
          is_stopped: z.boolean(),
          paid_otherwise: about(
            'How an administrator paid it, if Stripe could not.',
            z.nullable(text('Check no. 1043, mailed June 3')),
          ),
          created_at: instant,
        }),
      ),
      transfer: z.nullable(
        z.object({
          amount: dollars,
          commission: dollars,
          status: z.enum(transferStatuses),
          holds: z.array(z.enum(transferHolds)),
          attempts: whole,
          last_error: z.nullable(text('insufficient_funds')),
          sent_at: z.nullable(instant),
          stripe_transfer_id: z.nullable(text('tr_1QxYz')),
        }),
      ),
      reversals: z.array(
        z.object({
          id,
          amount: dollars,
          commission: dollars,
          status: z.enum(reversalStatuses),
          created_at: instant,
        }),
      ),
      disputes: z.array(
        z.object({
          id: about("Stripe's own.", text('du_1QxYz')),
          amount: dollars,
          reason: about("Stripe's own word, to which it may add.", text('fraudulent')),
          status: about("Stripe's own word, to which it may add.", text('needs_response')),
          evidence_due_at: about(
            'Until when it can be answered; null if the bank takes no answer.',
            z.nullable(instant),
          ),
          opened_at: instant,
          closed_at: z.nullable(instant),
        }),
      ),
      ledger: z.array(
        z.object({
          id,
          at: instant,
          kind: z.enum(ledgerKinds),
          from: z.enum(ledgerAccounts),
          to: z.enum(ledgerAccounts),
          amount: dollars,
        }),
      ),
      is_balanced: about('Whether the ledger is what the rows above say.', z.boolean()),
    }),
    history: z.array(historyLineAnswer),
    possible: about('Amounts in cents, as the rules calculate them.', possibleAnswer),
  }),
);

export const intervenedAnswer = named(
  'Intervened',
  z.object({
    id,
    booking_id: id,
    action: z.enum(interventionNames),
  }),
);
