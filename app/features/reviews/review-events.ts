import * as z from 'zod/mini';
import { decidedReviews, toldToAuthors } from './review.ts';

/** What happened to a review, for the rooms that want to hear of it. */
export const reviewEvent = z.object({
  name: z.enum(['written', 'changed', 'replied']),
  bookingId: z.string(),
  professionalId: z.string(),
});
export type ReviewEvent = z.infer<typeof reviewEvent>;

/**
 * What somebody is mailed about a decision of the team; notifications words it. Authors hear nothing of reports that
 * changed nothing.
 */
const person = { email: z.string(), firstName: z.string(), serviceName: z.string(), reason: z.string() };
export const reviewNotice = z.discriminatedUnion('recipient', [
  z.object({ ...person, recipient: z.literal('client'), decision: z.enum(toldToAuthors) }),
  z.object({ ...person, recipient: z.literal('professional'), decision: z.enum(decidedReviews) }),
]);
export type ReviewNotice = z.infer<typeof reviewNotice>;
