import * as z from 'zod/mini';
import { about, day, dollars, named, text } from '#app/platform/http/api/answer-fields.server.ts';
import { connectedAccountStatuses } from '../connected-account.ts';

export const connectAnswer = named(
  'ConnectAnswer',
  z.object({
    accountLink: text('https://connect.stripe.com/setup/e/acct_1/k3'),
    accountId: text('acct_1QxYz'),
    requirements: z.object({
      currently_due: z.array(text('external_account')),
    }),
  }),
);

export const ownAccountCheckAnswer = named(
  'OwnAccountCheck',
  z.object({
    connected: z.boolean(),
    status: z.nullable(z.enum(connectedAccountStatuses)),
    currently_due: z.array(text('external_account')),
  }),
);

export const connectedPayoutAnswer = named(
  'ConnectedPayout',
  z.object({
    id: about("Stripe's own.", text('po_1QxYz')),
    amount: dollars,
    status: about(
      'As Stripe names it: "paid", "pending", "in_transit", "canceled" or "failed" as of today, and whatever it adds.',
      text('pending'),
    ),
    arrival_date: about('The day on which the bank has it, "2026-11-23".', day),
    failure: about(
      "Why it did not arrive, in Stripe's words; null while nothing is wrong.",
      z.nullable(text('The bank account is closed.')),
    ),
  }),
);

export const connectedMoneyAnswer = named(
  'ConnectedMoney',
  z.object({
    available_amount: about('Can be paid out.', dollars),
    pending_amount: about('On its way to being available.', dollars),
    payouts: about('The newest first.', z.array(connectedPayoutAnswer)),
  }),
);
