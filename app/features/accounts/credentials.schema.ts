import * as z from 'zod/mini';
import { emailSchema, newPasswordSchema } from './account.schema.ts';
import { accountErrors } from './accounts.errors.ts';
import { accountLimits } from './account-limits.ts';
import { weakPasswordReasons } from './password/password-strength.ts';

/** The current password, asked for before an account changes. Absent for accounts without one. */
const ownPassword = z
  .string('Please enter your password')
  .check(z.minLength(1, 'Please enter your password'), z.maxLength(accountLimits.passwordMaximum));

export const ownerSchema = z.object({ password: z.optional(ownPassword) });

export const passwordChangeSchema = z.object({ password: ownPassword, new_password: newPasswordSchema });

/** The form: the new password twice, with its weaknesses shown at once. */
export const passwordChangeFormSchema = z
  .extend(passwordChangeSchema, {
    new_password: newPasswordSchema.check(
      z.refine((password) => weakPasswordReasons(password).length === 0, accountErrors.weak_password.message),
    ),
    repeated: z.string(),
  })
  .check(
    z.refine((form) => form.new_password === form.repeated, {
      path: ['repeated'],
      message: 'Passwords do not match',
      // Validated even while other fields are invalid.
      when: () => true,
    }),
  );

export const emailChangeSchema = z.object({ email: emailSchema, password: z.optional(ownPassword) });

export const emailConfirmationSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
