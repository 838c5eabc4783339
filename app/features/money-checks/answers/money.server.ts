import * as z from 'zod/mini';
import { about, dollars, id, instant, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { disputeAnswer, openTransferAnswer } from '#app/features/payments/answers/money.server.ts';

export const moneyDifferenceAnswer = named(
  'MoneyDifference',
  z.object({
    paid: dollars,
    refunded: dollars,
    transferred: dollars,
    earned: dollars,
    held: dollars,
    booking_id: id,
    facts: z.object({
      paid: dollars,
      refunded: dollars,
      transferred: dollars,
      earned: dollars,
      owed: dollars,
    }),
  }),
);

export const lastMoneyCheckAnswer = named(
  'LastMoneyCheck',
  z.object({
    paid: dollars,
    refunded: dollars,
    transferred: dollars,
    earned: dollars,
    held: dollars,
    bookings: whole,
    wrong: whole,
    differences: z.array(moneyDifferenceAnswer),
    checked_at: instant,
  }),
);

export const paidVisitAnswer = named(
  'PaidVisit',
  z.object({
    service_name: about('Null if nothing was paid.', z.nullable(text('Deep tissue massage'))),
    client_name: about('Empty where the account is gone.', text('Maya Brooks')),
    professional_name: about('Empty where the account is gone.', text('Sam Rivera')),
    is_booking_deleted: z.boolean(),
  }),
);

export const moneyOverviewAnswer = named(
  'MoneyOverview',
  z.object({
    check: z.nullable(lastMoneyCheckAnswer),
    now: about('Epoch milliseconds.', whole),
    transfers: z.array(z.extend(openTransferAnswer, { visit: paidVisitAnswer })),
    disputes: z.array(z.extend(disputeAnswer, { visit: paidVisitAnswer })),
  }),
);
