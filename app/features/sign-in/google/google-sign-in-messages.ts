import type { GoogleFailure } from '#app/features/google-sign-in/google-sign-in.ts';

export const callbackMessages = {
  working: 'Completing Sign In',
  failed: 'Authentication Error',
  back: 'Back to Login',
  unsettled: 'You’re signed in, but we couldn’t open your account. Please try again.',
} as const;

const general = 'Authentication failed. Please try again.';

/** The messages for people who return from Google without a session (document 1, section 8). */
const texts: Record<GoogleFailure, string> = {
  cancelled: 'You left Google’s page before signing in. Nothing has changed.',
  expired: 'This sign-in took too long or was already used. Please start again.',
  unavailable: 'Google isn’t responding right now. Try again in a minute, or use your email and password.',
  refused: 'We couldn’t verify Google’s response, so you weren’t signed in. Please start again.',
  email_missing: 'Google didn’t share your email address. Choose another account, or sign up with your email.',
  email_unverified:
    'Google hasn’t verified this account’s email address yet. Verify it there first, or sign up with your email and password.',
  account_exists: 'There’s already an account with this email. Log in with your email and password.',
  failed: general,
};

/** Returns the text of a failure; without one, that there is no session. */
export function callbackFailureText(failure: GoogleFailure | undefined): string {
  return failure ? texts[failure] : general;
}
