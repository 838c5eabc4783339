import { describe, expect, it } from 'vitest';
import { bookingToasts, cancelFailureText, paymentFailureText } from './booking-toasts.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { bookingLimits } from '../booking-limits.ts';

describe('toasts about bookings', () => {
  it('CLI-029 and CLI-030: the dashboard leaves 1.5 s after its 3 s toast appeared', () => {
    expect(bookingLimits.redirectAfterCancelSeconds).toBe(1.5);
    expect(bookingToasts.checkoutLeft().durationMs).toBe(3_000);
  });

  it('CLI-031 the cancel toast lasts 5 s', () => {
    expect(bookingToasts.cancelled().durationMs).toBe(5_000);
  });

  it('BOOK-022 and OPEN-32 says "Not authenticated" and leads to sign-in and back', () => {
    const toast = bookingToasts.notAuthenticated('/login?return_to=%2Fbooking');
    expect(toast.description).toBe('Not authenticated');
    expect(toast.action).toMatchObject({ to: '/login?return_to=%2Fbooking' });
  });

  it('ERR-037 titles every booking failure', () => {
    expect(bookingToasts.failed('Failed to create booking')).toMatchObject({
      title: 'Booking Error',
      description: 'Failed to create booking',
    });
  });

  it('ERR-045 to ERR-050 words what became of a cancellation', () => {
    expect(bookingToasts.cancelNeedsSignIn('/login')).toMatchObject({
      title: 'Authentication Error',
      description: 'Please log in to cancel your booking.',
    });
    expect(bookingToasts.cancelFailed('x').title).toBe('Cancellation Failed');
    expect(cancelFailureText(bookingErrors.not_cancellable)).toBe('Booking not found or already processed');
    expect(cancelFailureText({ code: 'network', message: 'No connection.' })).toBe(
      'Failed to cancel booking: No connection.',
    );
    expect(bookingToasts.cancelled().title).toBe('Booking Cancelled');
  });

  it('ERR-052 to ERR-054 words what became of a deletion', () => {
    expect(bookingToasts.deleted().title).toBe('Booking Deleted');
    expect(bookingToasts.deletionFailed()).toMatchObject({
      title: 'Deletion Failed',
      description: 'Failed to delete booking. Please try again.',
    });
  });

  it('ERR-056 and ERR-057 shows the server error, else the general text', () => {
    expect(paymentFailureText({ status: 409, code: 'x', message: 'Your payment is being refunded in full.' })).toBe(
      'Your payment is being refunded in full.',
    );
    expect(paymentFailureText({ status: 0, code: 'network', message: 'offline' })).toBe(
      'Failed to process payment completion',
    );
    expect(paymentFailureText({ status: 500, code: 'internal', message: 'Something' })).toBe(
      'Failed to process payment completion',
    );
  });
});
