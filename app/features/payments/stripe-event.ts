import * as z from 'zod/mini';

/** An event of Stripe that waits to be acted on. What it says is not believed: its handler fetches the object again. */
export const stripeEvent = z.object({
  eventId: z.string(),
  type: z.string(),
  objectId: z.string(),
  /** The connected account that it happened on, if it was one. */
  account: z.exactOptional(z.string()),
});
export type StripeEvent = z.infer<typeof stripeEvent>;
