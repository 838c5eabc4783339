import type { ToastOptions } from '#app/ui/toasts/toast.ts';

export const accountDeletedToast = {
  title: 'Account Deleted',
  description: 'You’re signed out everywhere. We’ll email you a confirmation with every refund that’s on its way.',
  tone: 'success',
} as const satisfies ToastOptions;

const fallback = 'Failed to delete account. Please try again or contact support.';

/** Returns the toast for a failed deletion: the server's message, if it had one (document 2, section 8). */
export function deletionFailedToast({
  status,
  code,
  message,
}: {
  status: number;
  code: string;
  message: string;
}): ToastOptions {
  const hasWords = status !== 0 && code !== 'unreadable' && code !== 'internal' && message !== '';
  return { title: 'Error', description: hasWords ? message : fallback, tone: 'error' };
}
