import * as z from 'zod/mini';
import { about, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const accountSecurityAnswer = named(
  'AccountSecurity',
  z.object({
    email: text('maya.brooks@example.com'),
    pending_email: about('A new email whose link has not been opened yet.', z.nullable(text('maya@example.com'))),
    has_password: z.boolean(),
    has_google: z.boolean(),
    two_factor: z.object({
      on: z.boolean(),
      required: z.boolean(),
      recovery_codes_left: whole,
    }),
  }),
);
