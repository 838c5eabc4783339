import * as z from 'zod/mini';
import { accountLimits } from '#app/features/accounts/account-limits.ts';

const notAnAmount = 'The expected refund must be an amount in dollars';

/** The payload of delete-user-account: documented as empty; the additions guard against mistakes. */
export const closureSchema = z.object({
  /** Required if the sign-in is older than a day. */
  password: z.optional(z.string('Please enter your password').check(z.maxLength(accountLimits.passwordMaximum))),
  /** The refunds in dollars that the page showed; if given and different now, nothing happens. */
  expectedRefund: z.optional(z.string(notAnAmount).check(z.regex(/^\d{1,8}\.\d{2}$/, notAnAmount))),
});
export type ClosureRequest = z.output<typeof closureSchema>;
