import * as z from 'zod/mini';
import { reasonSchema } from '#app/features/platform-settings/platform-settings.schema.ts';
import { confirmationRecipients } from './intervention.ts';

const notAnAmount = 'An amount in dollars, like 25.00';
const amount = z.string(notAnAmount).check(z.trim(), z.regex(/^\d{1,8}\.\d{2}$/, notAnAmount));

export const messageMaximum = 500;
const wordsTooLong = `At most ${messageMaximum} characters`;
const reason = reasonSchema;

/** An intervention with its reason. Expected amounts are those the page showed. */
export const interventionSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('cancel'),
      reason,
      expectedRefund: amount,
      /** Shown to both parties; the reason is not. */
      message: z.optional(z.string(wordsTooLong).check(z.trim(), z.maxLength(messageMaximum, wordsTooLong))),
    }),
    z.object({ action: z.literal('complete'), reason }),
    /** `expectedKept`: the kept amount when the page was loaded. */
    z.object({ action: z.literal('refund'), reason, amount, expectedKept: amount }),
    z.object({ action: z.literal('hold-payout'), reason }),
    z.object({ action: z.literal('release-payout'), reason }),
    z.object({ action: z.literal('retry-transfer'), reason }),
    z.object({ action: z.literal('retry-refund'), reason, refundId: z.uuid('Unknown refund') }),
    z.object({
      action: z.literal('resend-confirmation'),
      reason,
      to: z.enum(confirmationRecipients, 'Please choose who gets it'),
    }),
  ],
  'Unknown action',
);
export type InterventionRequest = z.output<typeof interventionSchema>;
export type RequestOf<Action extends InterventionRequest['action']> = Extract<InterventionRequest, { action: Action }>;
