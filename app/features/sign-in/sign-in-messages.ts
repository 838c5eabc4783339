import type { LoginReason } from '#app/features/sessions/login-url.ts';

/** The messages of failed sign-ins, by the API's text (document 1, section 8). */
const texts: Record<string, string> = {
  'Invalid login credentials': 'Invalid email or password. Please check your credentials and try again.',
  'Email not confirmed': 'Please confirm your email address before signing in.',
  'Invalid email': 'Please enter a valid email address.',
};

export const signInMessages = {
  failedTitle: 'Sign In Failed',
  successTitle: 'Success',
  successText: 'You have been signed in successfully.',
} as const;

/** Returns the text for a sign-in error; unknown ones get the general text. */
export function signInErrorText(error: string | undefined): string {
  return (error && Object.hasOwn(texts, error) && texts[error]) || 'Invalid email or password. Please try again.';
}

export interface LoginReasonMessage {
  title: string;
  text: string;
  /** Offers another confirmation mail. */
  offersMail?: true;
}

const reasons: Record<LoginReason, LoginReasonMessage> = {
  confirmation_link: {
    title: 'This link no longer works',
    text: 'It may have been used already, or it’s too old. If your email isn’t confirmed yet, we’ll send you a new link.',
    offersMail: true,
  },
  account: {
    title: 'Please sign in again',
    text: 'An error occurred while loading your account. Please try logging in again.',
  },
};

/** Returns why a visitor was sent to /login, by the `error` of its query; undefined for unknown ones. */
export function loginReasonText(reason: string | null): LoginReasonMessage | undefined {
  return reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason as LoginReason] : undefined;
}
