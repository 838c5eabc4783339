import type { ToastOptions } from '#app/ui/toast.ts';

/**
 * Where the button was pressed: the sign-in pages and the application word its failure differently (document 1,
 * section 8).
 */
export type GoogleButtonPlace = 'sign-in' | 'application';

/** What is said when leaving for Google failed. `message` is what the provider or the server said, if anything. */
export function googleStartToast(place: GoogleButtonPlace, message?: string): ToastOptions {
  if (place === 'sign-in')
    return { title: 'Error', description: 'Failed to sign in with Google. Please try again.', tone: 'error' };
  const description = message || 'Unable to connect to Google. Please try again.';
  return { title: 'Google Sign-In Failed', description, tone: 'error', durationMs: 8_000 };
}
