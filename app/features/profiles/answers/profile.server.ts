import * as z from 'zod/mini';
import { profileRoles, profileTypes } from '#app/platform/access/profile-types.ts';
import { about, id, named, text } from '#app/platform/http/api/answer-fields.server.ts';

const profileFields = { id, first_name: text('Maya'), last_name: text('Brooks') };

export const ownProfileAnswer = named(
  'OwnProfile',
  z.object({
    ...profileFields,
    email: text('maya.brooks@example.com'),
    role: z.enum(profileRoles),
    type: z.nullable(z.enum(profileTypes)),
    profile_photo_url: about(
      'Left out with columns=reduced.',
      z.optional(z.nullable(text('/api/storage/profiles/7c9e6679/photo.webp'))),
    ),
  }),
);

export const profileDetailsAnswer = z.object({ ...profileFields, phone: text('(512) 555-0142') });
