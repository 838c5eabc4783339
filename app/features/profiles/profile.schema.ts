import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { formatPhone } from './phone.ts';
import { personLimits } from './person-limits.ts';

/**
 * A first or last name.
 * @param missing the error when there is none
 */
export function personName(missing: string) {
  return lineText(missing).check(
    z.minLength(1, missing),
    z.maxLength(personLimits.nameMaximum, 'This name is too long'),
  );
}

/** Which columns of the own profile: all, or the reduced set (OPEN-58). */
export const ownProfileQuery = z.object({ columns: z.optional(z.literal('reduced')) });

export const profileDetailsSchema = z.object({
  first_name: personName('Please enter your first name'),
  last_name: personName('Please enter your last name'),
  phone: formatPhone(),
});
export type ProfileDetails = z.output<typeof profileDetailsSchema>;

const seen = z.string().check(z.maxLength(personLimits.nameMaximum * 2));

/** A change of name and phone: `base` is what was shown; not compared if missing. */
export const profileDetailsChangeSchema = z.extend(profileDetailsSchema, {
  base: z.optional(z.object({ first_name: seen, last_name: seen, phone: seen })),
});
export type ProfileDetailsChange = z.output<typeof profileDetailsChangeSchema>;
