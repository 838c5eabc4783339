import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { pointsIn, signatureBox, signatureLimits } from './signature.ts';

const upTo = (maximum: number) => z.int().check(z.gte(0), z.lte(maximum));
const point = z.object({ x: upTo(signatureBox.width), y: upTo(signatureBox.height) });
const tooLong = 'This drawing is too long. Please clear it and sign again.';

/** Who signs. */
export const signerText = lineText('Please enter who signs').check(
  z.minLength(1, 'Please enter who signs'),
  z.maxLength(signatureLimits.signerMaximum, `At most ${signatureLimits.signerMaximum} characters`),
);

/**
 * A signature, with the id that it was given where it was signed: the same id again is the same signature. `strokes` is
 * null if the name was typed in place of a drawing.
 */
export const signatureSchema = z.object({
  id: z.uuid('A signature needs an id'),
  signer: signerText,
  strokes: z.nullable(
    z.array(z.array(point).check(z.minLength(1), z.maxLength(signatureLimits.points, tooLong))).check(
      z.minLength(1, 'Please sign in the box'),
      z.maxLength(signatureLimits.strokes, tooLong),
      z.refine((strokes) => pointsIn(strokes) <= signatureLimits.points, tooLong),
    ),
  ),
  signed_at: z.iso.datetime({ offset: true, error: 'A signature needs its time' }),
});
export type SignatureRequest = z.output<typeof signatureSchema>;
