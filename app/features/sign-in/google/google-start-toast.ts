import type { ToastOptions } from '#app/ui/toasts/toast.ts';

/**
 * Where the button was pressed: the sign-in pages and the application have different texts for a failure (document 1,
 * section 8).
 */
export type GoogleButtonPlace = 'sign-in' | 'application';

/** Returns the toast when leaving for Google failed. `message` is the provider's or server's message, if any. */
export function googleStartToast(place: GoogleButtonPlace, message?: string): ToastOptions {
  if (place === 'sign-in')
    return { title: 'Error', description: 'Failed to sign in with Google. Please try again.', tone: 'error' };
  const description = message || 'Unable to connect to Google. Please try again.';
  return { title: 'Google Sign-In Failed', description, tone: 'error', durationMs: 8_000 };
}
