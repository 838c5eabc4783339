import type { GoogleFailure } from './google-sign-in.ts';

export const callbackMessages = {
  working: 'Completing Sign In',
  failed: 'Authentication Error',
  back: 'Back to Login',
  unsettled: 'You are signed in, but we could not find out where you belong. Please try again.',
} as const;

const general = 'Authentication failed. Please try again.';

/** The messages for people who return from Google without a session (document 1, section 8). */
const texts: Record<GoogleFailure, string> = {
  cancelled: 'You left Google’s page before you were signed in. Nothing has changed.',
  expired: 'This sign-in took too long, or it was used already. Please start again.',
  unavailable: 'Google is not answering right now. Try again in a minute, or use your email and password.',
  refused: 'We could not verify Google’s answer, so nobody was signed in. Please start again.',
  email_missing: 'Google did not tell us your email address. Choose another account, or sign up with your email.',
  email_unverified:
    'Google has not verified the email address of this account yet. Verify it there first, or sign up with your email and password.',
  account_exists: 'There is an account with this address already. Log in with your email and password.',
  failed: general,
};

/** Returns the text of a failure; without one, that there is no session. */
export function callbackFailureText(failure: GoogleFailure | undefined): string {
  return failure ? texts[failure] : general;
}
