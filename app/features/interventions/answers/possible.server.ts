import * as z from 'zod/mini';
import { bookingParties } from '#app/features/bookings/booking.ts';
import { about, cents, dollars, id, named } from '#app/platform/http/api/answer-fields.server.ts';

export const sharesAnswer = named(
  'Shares',
  z.object({
    kept: cents,
    professional: cents,
    commission: cents,
  }),
);

export const possibleAnswer = named(
  'Possible',
  z.object({
    cancel: z.nullable(
      z.object({
        refund: cents,
        waitsForBank: about(
          'Whether that is only once a bank has decided about a dispute of the payment.',
          z.boolean(),
        ),
      }),
    ),
    complete: z.nullable(sharesAnswer),
    refund: z.nullable(
      z.object({
        shares: sharesAnswer,
        isPaidOut: z.boolean(),
      }),
    ),
    holdPayout: z.nullable(
      z.object({
        isAhead: z.boolean(),
      }),
    ),
    releasePayout: z.nullable(
      z.object({
        amount: z.nullable(cents),
      }),
    ),
    retryTransfer: z.nullable(
      z.object({
        amount: cents,
      }),
    ),
    retryRefunds: z.array(
      z.object({
        id,
        amount: dollars,
      }),
    ),
    resendTo: z.array(z.enum(bookingParties)),
  }),
);
