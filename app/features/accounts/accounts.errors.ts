import { defineErrors } from '#app/platform/errors/app-error.ts';
import { accountLimits } from './account-limits.ts';

/** What can go wrong with an account. The texts of sign-in are the documented source texts, mapped for people in sign-in-messages.ts. */
export const accountErrors = defineErrors({
  invalid_credentials: { kind: 'unauthenticated', message: 'Invalid login credentials', type: 'auth' },
  email_not_confirmed: { kind: 'forbidden', message: 'Email not confirmed', type: 'auth' },
  invalid_email: { kind: 'invalid', message: 'Invalid email', type: 'validation' },
  user_already_registered: { kind: 'invalid', message: 'User already registered', type: 'auth' },
  weak_password: {
    kind: 'invalid',
    message: `Password must be at least ${accountLimits.passwordMinimum} characters long.`,
    type: 'validation',
  },
  session_missing: { kind: 'unauthenticated', message: 'Auth session missing!', type: 'auth' },
  invalid_token: { kind: 'unauthenticated', message: 'Invalid JWT', type: 'auth' },
  username_taken: { kind: 'conflict', message: 'This username is already taken', type: 'validation' },
  profile_exists: { kind: 'conflict', message: 'This account already has a profile.' },
});
