import * as z from 'zod/mini';
import { bookingParties } from '#app/features/bookings/booking.ts';
import { requestLimits } from '#app/platform/config/limits.ts';
import { moderationFilters, reviewDecisions, reviewLengths, reviewMessages, starChoices } from './review.ts';

const atMost = (maximum: number) => z.maxLength(maximum, `At most ${maximum.toLocaleString('en-US')} characters`);
const words = (missing: string, maximum: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(maximum));

/** A client's review of a visit; stars alone are enough. */
export const reviewSchema = z.object({
  stars: z.literal([...starChoices], reviewMessages.stars),
  text: z._default(z.string().check(z.trim(), atMost(reviewLengths.text)), ''),
});
export type ReviewRequest = z.output<typeof reviewSchema>;

/** The review that was shown before. */
const base = z.optional(
  z.object({ stars: z.literal([...starChoices]), text: z.string().check(atMost(reviewLengths.text)) }),
);

/** A change of a review: `base` is the review shown before; not compared if missing. */
export const reviewChangeSchema = z.extend(reviewSchema, { base });
export type ReviewChange = z.output<typeof reviewChangeSchema>;

/** A professional's public reply. `base` is the reply shown before, null for none; not compared if missing. */
export const replySchema = z.object({
  reply: words(reviewMessages.reply, reviewLengths.reply),
  base: z.optional(z.nullable(z.string().check(z.maxLength(reviewLengths.reply)))),
});

/** A professional's reason for reporting a review to the team. */
export const reviewReportSchema = z.object({ reason: words(reviewMessages.reason, reviewLengths.reason) });

/** The team's decision about a review, and the reason. `base` is the review decided about; not compared if missing. */
export const reviewDecisionSchema = z.object({
  action: z.enum(reviewDecisions),
  reason: words(reviewMessages.decision, reviewLengths.reason),
  base,
});
export type ReviewDecisionRequest = z.output<typeof reviewDecisionSchema>;

/** What the dialog about a decision asks for. */
export const decisionReasonSchema = z.pick(reviewDecisionSchema, { reason: true });

const cursor = z.optional(z.string().check(z.maxLength(200)));
const limit = (usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(requestLimits.listMaximum)), usual);

export const reviewPageSchema = z.object({ cursor, limit: limit(requestLimits.listDefault) });
export const ownReviewsSchema = z.object({
  as: z._default(z.enum(bookingParties), 'client'),
  cursor,
  limit: limit(requestLimits.listDefault),
});

export const moderationSchema = z.object({
  filter: z._default(z.enum(moderationFilters), 'all'),
  cursor,
  limit: limit(requestLimits.listDefault),
});
