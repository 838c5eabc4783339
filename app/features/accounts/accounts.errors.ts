import { defineErrors } from '#app/platform/errors/app-error.ts';
import { accountLimits } from './account-limits.ts';
import { passwordResetMessages } from './password/password-reset-messages.ts';

/** Errors of accounts. The sign-in texts are the documented source texts, mapped for people in sign-in-messages.ts. */
export const accountErrors = defineErrors({
  invalid_credentials: { kind: 'unauthenticated', message: 'Invalid login credentials', type: 'auth' },
  email_not_confirmed: { kind: 'forbidden', message: 'Email not confirmed', type: 'auth' },
  invalid_email: { kind: 'invalid', message: 'Invalid email', type: 'validation' },
  invalid_phone: { kind: 'invalid', message: 'Please enter a valid phone number', type: 'validation' },
  user_already_registered: { kind: 'invalid', message: 'User already registered', type: 'auth' },
  weak_password: {
    kind: 'invalid',
    message: `Password must be at least ${accountLimits.passwordMinimum} characters long.`,
    type: 'validation',
  },
  common_password: {
    kind: 'invalid',
    message: 'Many people use this password, so it is tried first. Please choose another one.',
    type: 'validation',
  },
  session_missing: { kind: 'unauthenticated', message: 'Auth session missing!', type: 'auth' },
  recovery_session_missing: { kind: 'unauthenticated', message: passwordResetMessages.sessionMissing, type: 'auth' },
  username_taken: { kind: 'conflict', message: 'This username is already taken', type: 'validation' },
  wrong_password: { kind: 'invalid', message: 'This is not your password.', type: 'auth' },
  sign_in_again: {
    kind: 'conflict',
    message: 'You signed in a while ago. Please sign in again to go on.',
    type: 'auth',
  },
  same_password: { kind: 'invalid', message: 'Choose a password that you do not use yet.', type: 'validation' },
  no_password: { kind: 'conflict', message: 'Your account has no password yet.', type: 'auth' },
  same_email: { kind: 'invalid', message: 'You sign in with this address already.', type: 'validation' },
  dead_link: { kind: 'gone', message: 'This link no longer works.', type: 'auth' },
  invalid_code: { kind: 'invalid', message: 'This code is not right, or it was used already.', type: 'auth' },
  code_step_over: {
    kind: 'conflict',
    message: 'This took too long, or too many codes were wrong. Please sign in again.',
    type: 'auth',
  },
  two_factor_on: { kind: 'conflict', message: 'Two-factor sign-in is on already.', type: 'auth' },
  two_factor_off: { kind: 'conflict', message: 'Two-factor sign-in is not on.', type: 'auth' },
  last_admin: {
    kind: 'conflict',
    message: 'You are the only administrator. Make somebody else one (npm run admin:create), then delete your account.',
  },
  google_not_offered: { kind: 'not_found', message: 'Sign-in with Google is not available here.', type: 'auth' },
  google_unavailable: { kind: 'unavailable', message: 'Unable to connect to Google. Please try again.', type: 'auth' },
  profile_changed: {
    kind: 'conflict',
    message:
      'This was changed in another tab or on another device meanwhile. What you typed is still here: look at what is saved now, or save again to put yours in its place.',
  },
  profile_exists: { kind: 'conflict', message: 'This account already has a profile.' },
});
