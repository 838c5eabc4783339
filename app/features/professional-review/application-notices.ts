import * as z from 'zod/mini';
import { documentKinds } from '#app/features/professional-documents/document-kinds.ts';
import { visitChoices } from './review/review.ts';

/** What holds after a positive decision: a professional is bookable only if approved and verified (OPEN-16). */
const decidedOutcomes = ['approved', 'verified', 'bookable'] as const;
export type DecidedOutcome = (typeof decidedOutcomes)[number];

const person = { email: z.string(), firstName: z.string() };
const expiresOn = z.string();

/** A mail to an applicant or professional about the review; the notifications room writes the content. */
export const applicationNotice = z.discriminatedUnion('kind', [
  /**
   * `canBePaid` if they can be booked although Stripe still wants something; jobs of earlier releases don't say.
   */
  z.object({
    ...person,
    kind: z.literal('decided'),
    outcome: z.enum(decidedOutcomes),
    reopened: z.boolean(),
    paymentsConnected: z.boolean(),
    canBePaid: z.optional(z.boolean()),
  }),
  z.object({ ...person, kind: z.literal('rejected'), reason: z.string() }),
  /** `visits` says what happened to the booked visits; absent if there were none. */
  z.object({ ...person, kind: z.literal('suspended'), reason: z.string(), visits: z.optional(z.enum(visitChoices)) }),
  z.object({
    ...person,
    kind: z.literal('document-expiring'),
    document: z.enum(documentKinds),
    expiresOn,
    isLastCertification: z.boolean(),
  }),
  /** `isWaiting` if a new certification was handed in and awaits review; jobs of earlier releases don't say. */
  z.object({ ...person, kind: z.literal('badge-taken'), expiresOn, isWaiting: z.optional(z.boolean()) }),
  /**
   * `what` in a few words: "a new certification". `lacksBadge` if it is one and the professional has no badge;
   * jobs of earlier releases don't say.
   */
  z.object({
    ...person,
    kind: z.literal('change-accepted'),
    what: z.string(),
    lacksBadge: z.optional(z.boolean()),
  }),
  z.object({ ...person, kind: z.literal('change-rejected'), what: z.string(), reason: z.string() }),
]);
export type ApplicationNotice = z.infer<typeof applicationNotice>;
