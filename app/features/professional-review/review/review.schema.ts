import * as z from 'zod/mini';
import { isPlainDate } from '#app/lib/dates/plain-date.ts';
import { actionsWithReason, reasonMaximum, reviewActions, visitChoices } from './review.ts';

const missingReason = 'Please give a reason. The applicant will see it.';

/** A decision about a professional. `seen` is the newest history entry the administrator saw, if any. */
export const decisionSchema = z
  .object({
    action: z.enum(reviewActions),
    reason: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            reasonMaximum,
            `Please keep the reason under ${reasonMaximum.toLocaleString('en-US')} characters.`,
          ),
        ),
    ),
    /** What happens to the upcoming visits of a suspended professional; required if there are any. */
    visits: z.optional(z.enum(visitChoices)),
    seen: z.optional(z.nullable(z.uuid())),
  })
  .check(
    z.refine(({ action, reason }) => !actionsWithReason.includes(action) || Boolean(reason), {
      message: missingReason,
      path: ['reason'],
    }),
  );

/** A suspension while visits are booked: what happens to them has to be said. */
export const suspensionSchema = decisionSchema.check(
  z.refine(({ visits }) => visits !== undefined, {
    message: 'Please choose what happens to the visits.',
    path: ['visits'],
  }),
);

export type Decision = z.output<typeof decisionSchema>;

/** The last day on which a document is valid; null if it does not expire. */
export const expirySchema = z.object({
  expires_on: z.nullable(z.string().check(z.refine(isPlainDate, 'Please enter a date, like 2027-05-31.'))),
});
