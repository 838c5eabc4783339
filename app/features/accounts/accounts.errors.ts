import { defineErrors } from '#app/platform/errors/app-error.ts';
import { accountLimits } from './account-limits.ts';
import { passwordResetMessages } from './password/password-reset-messages.ts';

/** Errors of accounts. The sign-in texts are the documented source texts, mapped for people in sign-in-messages.ts. */
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
  common_password: {
    kind: 'invalid',
    message: 'This password is too common and easy to guess. Please choose another one.',
    type: 'validation',
  },
  recovery_session_missing: { kind: 'unauthenticated', message: passwordResetMessages.sessionMissing, type: 'auth' },
  wrong_password: { kind: 'invalid', message: 'That’s not your password. Please try again.', type: 'auth' },
  sign_in_again: {
    kind: 'conflict',
    message: 'You signed in a while ago. Please sign in again to continue.',
    type: 'auth',
  },
  same_password: { kind: 'invalid', message: 'This is your current password. Choose a new one.', type: 'validation' },
  no_password: { kind: 'conflict', message: 'Your account has no password yet.', type: 'auth' },
  same_email: { kind: 'invalid', message: 'You already sign in with this email.', type: 'validation' },
  dead_link: { kind: 'gone', message: 'This link no longer works.', type: 'auth' },
  last_admin: {
    kind: 'conflict',
    message: 'You are the only administrator. Make someone else one (npm run admin:create), then delete your account.',
  },
});
