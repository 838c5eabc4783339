import * as z from 'zod/mini';

/** A Stripe event waiting to be handled. Its content is not trusted: its handler fetches the object again. */
export const stripeEvent = z.object({
  eventId: z.string(),
  type: z.string(),
  objectId: z.string(),
  /** The connected account it happened on, if any. */
  account: z.exactOptional(z.string()),
});
export type StripeEvent = z.infer<typeof stripeEvent>;
