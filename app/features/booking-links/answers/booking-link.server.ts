import * as z from 'zod/mini';
import { about, day, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const bookingLinkAnswer = named(
  'BookingLink',
  z.object({
    name: about('What follows the @; null until one is chosen.', z.nullable(text('maya-brooks'))),
    url: about(
      'Where clients book: the short address, or the profile without one.',
      text('https://doorstep.example/@maya-brooks'),
    ),
    suggestion: about('A free name to begin with; null if there is a name.', z.nullable(text('maya-brooks'))),
    replaced: about(
      'Names from before, which lead on.',
      z.array(z.object({ name: text('mayas-massage'), leads_until: day })),
    ),
    qr: about(
      'The QR code of `url` as an SVG path on a grid of `size` by `size`.',
      z.object({ size: whole, path: text('M4 4h1v1h-1z') }),
    ),
  }),
);
