import * as z from 'zod/mini';

/** Who comes instead, as an offer named it. */
export const replacementSchema = z.object({
  professionalId: z.uuid('Invalid professional ID'),
  serviceId: z.uuid('Invalid service ID'),
  /** The total that was shown, in dollars: another one is refused. */
  expectedTotal: z.string().check(z.regex(/^\d{1,8}\.\d{2}$/, 'The expected total must be an amount in dollars')),
});
