import * as z from 'zod/mini';
import { profileRoles, profileTypes } from '#app/platform/access/profile-types.ts';
import { about, id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';

export const sessionAnswer = named(
  'Session',
  z.object({
    user: z.object({ id, email: text('maya.brooks@example.com') }),
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

export const sessionItemAnswer = named(
  'SessionItem',
  z.object({
    id,
    device: text('Chrome on macOS'),
    kind: z.enum(['unknown', 'phone', 'tablet', 'computer']),
    network: about('Roughly; null when it tells nothing.', z.nullable(text('203.0.113.0/24'))),
    last_seen_at: instant,
    signed_in_at: instant,
    is_current: z.boolean(),
  }),
);
