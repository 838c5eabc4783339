import * as z from 'zod/mini';
/** A change of a professional's services, published to other rooms. */
export const serviceEvent = z.object({
  name: z.enum(['added', 'changed', 'removed']),
  serviceId: z.string(),
  professionalId: z.string(),
  /** The Stripe price and product that are no longer offered. */
  retired: z.object({ priceId: z.optional(z.string()), productId: z.optional(z.string()) }),
});
export type ServiceEvent = z.infer<typeof serviceEvent>;
