import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { profileErrors } from './profiles.errors.ts';
import { personLimits } from './person-limits.ts';

/** Minimum digits of a number with area code, and maximum of any number (ITU-T E.164). */
const digits = { fewest: 10, most: 15 } as const;

/** Whether a text has as many digits as a phone number; the server checks more (commands/assert-phone.server.ts). */
export function isPhoneLike(text: string): boolean {
  const count = text.match(/\p{Nd}/gu)?.length ?? 0;
  return count >= digits.fewest && count <= digits.most + 5;
}

/**
 * A phone number as people write it; an empty one means none.
 * @param missing the error when there is no text at all
 */
export function formatPhone(missing?: string) {
  return lineText(missing).check(
    z.maxLength(personLimits.phoneMaximum, 'This phone number is too long'),
    z.refine((text) => text === '' || isPhoneLike(text), profileErrors.invalid_phone.message),
  );
}
