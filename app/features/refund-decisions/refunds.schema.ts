import * as z from 'zod/mini';

const missing = 'Please say how it was paid';
export const longestPaidOtherwise = 500;

/** How an administrator has paid a refund outside Stripe. */
export const paidOtherwiseSchema = z.object({
  how: z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(longestPaidOtherwise, `At most ${longestPaidOtherwise} characters`),
    ),
});
