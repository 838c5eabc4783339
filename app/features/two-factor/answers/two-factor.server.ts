import * as z from 'zod/mini';
import { signedInUser } from '#app/features/accounts/answers/sign-in.server.ts';
import { about, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const secondStepAnswer = named('SecondStep', z.object({ token: text('k7Xw…'), user: signedInUser }));

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
