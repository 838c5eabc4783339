import * as z from 'zod/mini';
import { about, id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';
import { profileRoles, profileTypes } from '#app/platform/access/profile-types.ts';

const email = text('maya.brooks@example.com');

export const sessionAnswer = named(
  'Session',
  z.object({
    user: z.object({ id, email }),
    profile: about(
      'Null for someone who has signed in through a third party and has no profile yet.',
      z.nullable(
        z.object({
          first_name: text('Maya'),
          last_name: text('Brooks'),
          phone: text('(512) 555-0142'),
          picture: about(
            'Their own picture, small; null without one.',
            z.nullable(text('/api/storage/profiles/7c9e6679/photo.webp?width=320')),
          ),
          type: z.nullable(z.enum(profileTypes)),
          role: z.enum(profileRoles),
        }),
      ),
    ),
    expires_at: instant,
  }),
);

/** The authentication library's answer to a sign-in; `token` is the bearer token for clients other than browsers. */
const signedInUser = z.looseObject({
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

export const secondStepAnswer = named('SecondStep', z.object({ token: text('k7Xw…'), user: signedInUser }));
