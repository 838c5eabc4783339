import * as z from 'zod/mini';
import { accountErrors } from '../accounts.errors.ts';
import { emailSchema, newPasswordSchema } from '../account.schema.ts';
import { passwordResetMessages } from './password-reset-messages.ts';
import { weakPasswordReasons } from './password-strength.ts';

/**
 * Requesting the mail (API-113). `redirectTo` is accepted for the documented call: the link always leads to
 * /reset-password.
 */
export const passwordResetRequestSchema = z.object({
  email: emailSchema,
  redirectTo: z.optional(z.string().check(z.maxLength(2_000))),
});

/** The form of /forgot-password; the address stays as it was typed. */
export const forgotPasswordFormSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, passwordResetMessages.emailMissing),
    z.refine((email) => emailSchema.safeParse(email).success, accountErrors.invalid_email.message),
  ),
});

/** The secret of a mailed link. A malformed one is refused like an unknown one. */
const token = z
  .string(passwordResetMessages.sessionMissing)
  .check(z.minLength(1, passwordResetMessages.sessionMissing), z.maxLength(200, passwordResetMessages.sessionMissing));

export const recoverySessionSchema = z.object({ token });

/** Setting the new password (API-114). The API itself rejects weak ones, with reasons. */
export const passwordResetSchema = z.object({ token, newPassword: newPasswordSchema });
export type PasswordReset = z.output<typeof passwordResetSchema>;

/** The form of /reset-password. */
export const passwordResetFormSchema = z
  .object({
    newPassword: newPasswordSchema.check(
      z.refine((password) => weakPasswordReasons(password).length === 0, accountErrors.weak_password.message),
    ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      message: passwordResetMessages.mismatch,
      // Validated even while the password is too short.
      when: () => true,
    }),
  );
