import * as z from 'zod/mini';
import { decidedReviews, toldToAuthors } from './review.ts';

/** Review events, for rooms that subscribe to them. */
export const reviewEvent = z.object({
  name: z.enum(['written', 'changed', 'replied']),
  bookingId: z.string(),
  professionalId: z.string(),
});
export type ReviewEvent = z.infer<typeof reviewEvent>;

/**
 * The content of a mail about a decision of the team, which the notifications room words. Authors are not notified of
 * reports that changed nothing.
 */
const person = { email: z.string(), firstName: z.string(), serviceName: z.string(), reason: z.string() };
export const reviewNotice = z.discriminatedUnion('recipient', [
  z.object({ ...person, recipient: z.literal('client'), decision: z.enum(toldToAuthors) }),
  z.object({ ...person, recipient: z.literal('professional'), decision: z.enum(decidedReviews) }),
]);
export type ReviewNotice = z.infer<typeof reviewNotice>;
