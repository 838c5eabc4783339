import * as z from 'zod/mini';
import { accountErrors } from './accounts.errors.ts';
import { accountLimits } from './account-limits.ts';
import { formatPhone } from '#app/features/profiles/phone.ts';
import { personName } from '#app/features/profiles/profile.schema.ts';
import { profileTypes } from '#app/platform/access/profile-types.ts';
import { weakPasswordReasons } from './password/password-strength.ts';

export const emailSchema = z
  .string(accountErrors.invalid_email.message)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(accountLimits.emailMaximum, accountErrors.invalid_email.message),
    z.email(accountErrors.invalid_email.message),
  );

const passwordTooLong = `Password must be at most ${accountLimits.passwordMaximum} characters long.`;

/** A new password. The API itself rejects weak ones, with reasons (see assertStrongPassword). */
export const newPasswordSchema = z
  .string(accountErrors.weak_password.message)
  .check(z.maxLength(accountLimits.passwordMaximum, passwordTooLong));

/** The payload of signing up by email (OPEN-06; API-103). `callbackURL` is the page the mailed link returns to. */
export const signUpSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  first_name: personName('Please enter your first name'),
  last_name: personName('Please enter your last name'),
  phone: z._default(formatPhone(), ''),
  callbackURL: z.optional(z.string().check(z.maxLength(2_000))),
});
export type SignUp = z.input<typeof signUpSchema>;

/** The form of /signup: the payload, and what only the form asks. */
export const signUpFormSchema = z
  .extend(signUpSchema, {
    password: newPasswordSchema.check(
      z.refine((password) => weakPasswordReasons(password).length === 0, accountErrors.weak_password.message),
    ),
    phone: formatPhone().check(z.minLength(1, 'Please enter your phone number')),
    confirmPassword: z.string(),
    agreeTerms: z.boolean().check(z.refine((agreed) => agreed, 'Please agree to the terms to continue')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
      // Validated even while other fields are invalid.
      when: () => true,
    }),
  );
export type SignUpForm = z.input<typeof signUpFormSchema>;

/** Signing in requires an email and a password (AUTH-011, AUTH-012). */
export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string('Please enter your password')
    .check(z.minLength(1, 'Please enter your password'), z.maxLength(accountLimits.passwordMaximum, passwordTooLong)),
  rememberMe: z.optional(z.boolean()),
});
export type SignIn = z.input<typeof signInSchema>;

/** What a person said they are before leaving for a third party; null if they said nothing. */
export const callbackChoiceSchema = z.object({ selected_user_type: z.nullable(z.enum(profileTypes)) });

/** Requesting another confirmation mail, and the page that its link returns to. */
export const confirmationRequestSchema = z.object({
  email: emailSchema,
  callbackURL: z.optional(z.string().check(z.maxLength(2_000))),
});
