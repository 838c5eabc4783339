import * as z from 'zod/mini';
import { documentKinds } from './documents/document-kinds.ts';
import { visitChoices } from './review/review.ts';

/** What is true after a decision in somebody's favour: being booked needs both (OPEN-16). */
const decidedOutcomes = ['approved', 'verified', 'bookable'] as const;
export type DecidedOutcome = (typeof decidedOutcomes)[number];

const person = { email: z.string(), firstName: z.string() };
const expiresOn = z.string();

/** What an applicant or professional is mailed about the review; notifications words it. */
export const applicationNotice = z.discriminatedUnion('kind', [
  z.object({
    ...person,
    kind: z.literal('decided'),
    outcome: z.enum(decidedOutcomes),
    reopened: z.boolean(),
    paymentsConnected: z.boolean(),
  }),
  z.object({ ...person, kind: z.literal('rejected'), reason: z.string() }),
  /** `visits` says what became of those that were booked; none where there were none. */
  z.object({ ...person, kind: z.literal('suspended'), reason: z.string(), visits: z.optional(z.enum(visitChoices)) }),
  z.object({
    ...person,
    kind: z.literal('document-expiring'),
    document: z.enum(documentKinds),
    expiresOn,
    isLastCertification: z.boolean(),
  }),
  z.object({ ...person, kind: z.literal('badge-taken'), expiresOn }),
  /** `what` in a few words: "a new certification". */
  z.object({ ...person, kind: z.literal('change-accepted'), what: z.string() }),
  z.object({ ...person, kind: z.literal('change-rejected'), what: z.string(), reason: z.string() }),
]);
export type ApplicationNotice = z.infer<typeof applicationNotice>;
