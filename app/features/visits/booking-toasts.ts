import { formatDollarText } from '#app/lib/money.ts';
import type { ToastOptions } from '#app/ui/toasts/toast.ts';
import type { RefundPreview } from '#app/features/booking-outcomes/cancel/refund-preview.ts';
import { waitingRefund } from '#app/features/payments/disputes/waiting-refund.ts';
import { shareWhileReported } from '#app/features/booking-outcomes/problems/problem-messages.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';

const seconds = (count: number) => count * 1000;

/** Toasts about bookings (document 1, section 8; our own texts where it gives only a title). */
export const bookingToasts = {
  failed: (message: string): ToastOptions => ({ title: 'Booking Error', description: message, tone: 'error' }),
  /** `near` links to professionals who serve the address. */
  refused: (message: string, near: string | undefined): ToastOptions => ({
    ...bookingToasts.failed(message),
    ...(near ? { action: { label: 'See professionals near this address', to: near } } : {}),
  }),
  /** The page where the hold can be paid or cancelled. */
  heldElsewhere: (message: string): ToastOptions => ({
    ...bookingToasts.failed(message),
    action: { label: 'Open my bookings', to: '/dashboard/client/bookings' },
  }),
  /** Signed in with Google, and who they are is still open: the dashboard asks. */
  accountUnfinished: (): ToastOptions => ({
    ...bookingToasts.failed('Please finish setting up your account first.'),
    action: { label: 'Finish setting up', to: '/dashboard' },
  }),
  notAuthenticated: (signIn: string): ToastOptions => ({
    title: 'Booking Error',
    description: 'Not authenticated',
    tone: 'error',
    action: { label: 'Sign in to continue', to: signIn },
  }),
  // The flag proves no payment, so the toast claims none (OPEN-11); the list below shows the actual status.
  booked: (): ToastOptions => ({
    title: 'Thank you for booking',
    description: 'Your booking and its status are in the list below.',
    tone: 'success',
  }),
  checkoutLeft: (): ToastOptions => ({
    title: 'Checkout cancelled',
    description: 'We’re taking you back to your booking.',
    durationMs: seconds(bookingLimits.redirectAfterCancelToastSeconds),
  }),
  moneyUnchecked: (reason: string): ToastOptions => ({
    title: 'Money check failed',
    description: reason,
    tone: 'error',
  }),
  cancelled: (): ToastOptions => ({
    title: 'Booking Cancelled',
    description: 'Your booking has been cancelled.',
    tone: 'success',
    durationMs: seconds(bookingLimits.cancelToastSeconds),
  }),
  cancelNeedsSignIn: (signIn: string): ToastOptions => ({
    title: 'Authentication Error',
    description: 'Please log in to cancel your booking.',
    tone: 'error',
    action: { label: 'Sign in', to: signIn },
  }),
  cancelFailed: (message: string): ToastOptions => ({
    title: 'Cancellation Failed',
    description: message,
    tone: 'error',
    durationMs: seconds(bookingLimits.cancelToastSeconds),
  }),
  rescheduled: (): ToastOptions => ({
    title: 'Visit rescheduled',
    description: 'Your professional knows about the new time.',
    tone: 'success',
  }),
  refunded: ({
    refund_amount,
    kept_amount,
    waits_for_bank,
  }: Pick<RefundPreview, 'refund_amount' | 'kept_amount' | 'waits_for_bank'>): ToastOptions => {
    if (refund_amount === '0.00') return bookingToasts.cancelled();
    const refund = formatDollarText(refund_amount);
    const description = waits_for_bank
      ? `${waitingRefund(refund, kept_amount === '0.00')}.`
      : `${refund} is on its way back to your card.`;
    return { ...bookingToasts.cancelled(), description };
  },
  problemReported: (): ToastOptions => ({
    title: 'Report received',
    description: `Until we’ve looked into it, ${shareWhileReported}.`,
    tone: 'success',
  }),
  problemFailed: (message: string): ToastOptions => ({ title: 'Report not sent', description: message, tone: 'error' }),
  deleted: (): ToastOptions => ({
    title: 'Booking Deleted',
    description: 'It’s no longer in your list.',
    tone: 'success',
  }),
  deletionFailed: (message: string): ToastOptions => ({
    title: 'Deletion Failed',
    description: message,
    tone: 'error',
  }),
} as const;

/** The toast for a refused cancellation: the server's text if the booking is not the caller's to cancel. */
export function cancelFailureText({ code, message }: { code: string; message: string }): string {
  return code === 'not_cancellable' ? message : `Failed to cancel booking: ${message}`;
}

/** The toast for a refused deletion: the server's text if trying again does not help yet. */
export function deletionFailureText({ code, message }: { code: string; message: string }): string {
  return code === 'still_contested' ? message : 'Failed to delete booking. Please try again.';
}

/** What /booking/success says if the payment could not be confirmed: the server's text, if there is one. */
export function paymentFailureText({
  status,
  code,
  message,
}: {
  status: number;
  code: string;
  message: string;
}): string {
  const fromServer = status !== 0 && code !== 'unreadable' && code !== 'internal' && message !== '';
  return fromServer ? message : 'Failed to process payment completion';
}
