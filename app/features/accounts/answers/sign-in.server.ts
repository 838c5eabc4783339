import * as z from 'zod/mini';
import { about, id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';

const email = text('maya.brooks@example.com');

/** The authentication library's answer to a sign-in; `token` is the bearer token for clients other than browsers. */
export const signedInUser = z.looseObject({
  id,
  email,
  emailVerified: z.boolean(),
  name: z.string(),
  createdAt: instant,
  updatedAt: instant,
});

export const signInAnswer = named(
  'SignIn',
  z.union([
    z.object({ redirect: z.boolean(), token: text('k7Xw…'), url: z.optional(z.string()), user: signedInUser }),
    about(
      'The account has two-factor sign-in: continue with POST /auth/two-factor/verify and the cookies of this response.',
      z.object({ twoFactorRedirect: z.literal(true), twoFactorMethods: z.optional(z.array(z.string())) }),
    ),
  ]),
);
