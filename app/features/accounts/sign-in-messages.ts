/** What a person reads when signing in failed, by the API's text (document 1, section 8). */
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

/** The text for a sign-in error; any other one gets the general text. */
export function signInErrorText(error: string | undefined): string {
  return (error && Object.hasOwn(texts, error) && texts[error]) || 'Invalid email or password. Please try again.';
}
