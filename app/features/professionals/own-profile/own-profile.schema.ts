import * as z from 'zod/mini';
import { formatPhone } from '#app/features/profiles/phone.ts';
import { lineText } from '#app/lib/line-text.ts';
import { profileLimits } from './profile-photo.ts';
import { personLimits } from '#app/features/profiles/person-limits.ts';

const required = (missing: string, longest: number, tooLong: string) =>
  lineText(missing).check(z.minLength(1, missing), z.maxLength(longest, tooLong));

const seen = z.string().check(z.maxLength(profileLimits.bioMaximum));

/**
 * The fields professionals can change on their profile (document 2, sections 2 and 5). Other columns are ignored
 * (OPEN-19).
 */
export const ownProfileSchema = z.object({
  first_name: required('First name is required', personLimits.nameMaximum, 'This name is too long'),
  last_name: required('Last name is required', personLimits.nameMaximum, 'This name is too long'),
  phone: formatPhone('Phone is required').check(z.minLength(1, 'Phone is required')),
  bio: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          profileLimits.bioMaximum,
          `Please keep this under ${profileLimits.bioMaximum.toLocaleString('en-US')} characters`,
        ),
      ),
    '',
  ),
  /** The URL of an uploaded picture, or null for none; if missing, the picture stays. */
  profile_photo_url: z.optional(z.nullable(z.string().check(z.maxLength(600)))),
  /** The values shown before the change; not compared if missing. */
  base: z.optional(
    z.object({
      first_name: seen,
      last_name: seen,
      phone: seen,
      bio: seen,
      profile_photo_url: z.optional(z.nullable(z.string().check(z.maxLength(600)))),
    }),
  ),
});

export type OwnProfileInput = z.output<typeof ownProfileSchema>;

/** The fields of the form. */
export type OwnProfileForm = { first_name: string; last_name: string; phone: string; bio: string };
