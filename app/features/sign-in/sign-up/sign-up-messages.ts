import type { ToastOptions } from '#app/ui/toasts/toast.ts';

/** How long the toast about confirming the email stays. */
export const confirmEmailToastSeconds = 9;

export const confirmEmailToast = {
  title: 'Check your email',
  description: "We've sent a confirmation link to your email. Please click it to complete your registration.",
  tone: 'success',
  durationMs: confirmEmailToastSeconds * 1000,
} as const satisfies ToastOptions;

/** Returns the toast for a failed sign-up, by the API's error (document 1, section 8). */
export function signUpFailureToast(failure: { code: string; message: string }): ToastOptions {
  if (failure.code === 'user_already_registered') {
    return {
      title: 'Email Already Registered',
      description: 'This email is already in use. Please sign in or use a different email.',
      tone: 'error',
      action: { label: 'Sign in', to: '/login' },
    };
  }
  return { title: 'Submission Failed', description: failure.message, tone: 'error' };
}
