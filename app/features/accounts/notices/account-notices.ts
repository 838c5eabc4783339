import * as z from 'zod/mini';

const email = z.string();

/** The notices mailed to the owner when something about an account changes; notifications has the texts. */
export const accountNotice = z.discriminatedUnion('kind', [
  /** To the new email: the link that makes it the sign-in email. */
  z.object({ kind: z.literal('email-change-link'), email, path: z.string() }),
  /** To an email that belongs to another account. */
  z.object({ kind: z.literal('email-change-taken'), email }),
  /** To the current email. */
  z.object({ kind: z.enum(['email-change-asked', 'email-changed']), email, newEmail: z.string() }),
  z.object({ kind: z.enum(['google-linked', 'registration-discarded']), email }),
  z.object({ kind: z.enum(['two-factor-on', 'two-factor-moved', 'two-factor-off', 'recovery-codes-renewed']), email }),
  z.object({ kind: z.literal('api-key-created'), email, name: z.string() }),
  z.object({ kind: z.literal('webhook-disabled'), email, url: z.string(), reason: z.enum(['failing', 'gone']) }),
  z.object({ kind: z.literal('recovery-code-used'), email, left: z.number() }),
  /** A professional's own calendar elsewhere cannot be read; `text` says why. */
  z.object({ kind: z.literal('calendar-failing'), email, name: z.string(), text: z.string() }),
  /** Visits were deleted or moved in a professional's own calendar `name`; here they stay as they are. */
  z.object({ kind: z.literal('calendar-visits-changed'), email, name: z.string(), visits: z.array(z.string()) }),
  /** Somebody else confirmed the mobile number that got this person's texts; `ending` is its last four digits. */
  z.object({ kind: z.literal('number-taken-over'), email, ending: z.string() }),
]);
export type AccountNotice = z.infer<typeof accountNotice>;
