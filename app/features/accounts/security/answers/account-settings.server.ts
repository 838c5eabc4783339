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

export const twoFactorSetupAnswer = named(
  'TwoFactorSetup',
  z.object({
    secret: about('RFC 4648 base32.', text('JBSWY3DPEHPK3PXP')),
    uri: about('otpauth://', text('otpauth://totp/Doorstep:maya?secret=JBSWY3DPEHPK3PXP')),
    qr: about(
      'The QR code of `uri` as an SVG path on a grid of `size` by `size`.',
      z.object({
        size: whole,
        path: text('7c9e6679-7425-40de-944b-e07fc1f90ae7/photo.webp'),
      }),
    ),
  }),
);
