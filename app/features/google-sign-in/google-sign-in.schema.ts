import * as z from 'zod/mini';

/** Signing in through a third party; `callbackURL` is the page of ours to return to. */
export const googleSignInSchema = z.object({
  provider: z.literal('google', 'Unknown provider'),
  callbackURL: z.optional(z.string().check(z.maxLength(2_000))),
});
