import * as z from 'zod/mini';
/** A change of a professional's services that other rooms hear of. */
export const serviceEvent = z.object({
  name: z.enum(['added', 'changed', 'removed']),
  serviceId: z.string(),
  professionalId: z.string(),
  /** What Stripe no longer has to offer. */
  retired: z.object({ priceId: z.optional(z.string()), productId: z.optional(z.string()) }),
});
export type ServiceEvent = z.infer<typeof serviceEvent>;
