import { describe, expect, it } from 'vitest';
import { bookingToasts, cancelFailureText, deletionFailureText, paymentFailureText } from './booking-toasts.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { proves } from '#tests/support/proves.ts';

describe('toasts about bookings', () => {
  it('the dashboard leaves 1.5 s after its 3 s toast appeared', proves('CLI-029', 'CLI-030'), () => {
    expect(bookingLimits.redirectAfterCancelSeconds).toBe(1.5);
    expect(bookingToasts.checkoutLeft().durationMs).toBe(3_000);
  });

  it('the cancel toast lasts 5 s', proves('CLI-031'), () => {
    expect(bookingToasts.cancelled().durationMs).toBe(5_000);
  });

  it('names the amount of a refund, and none where nothing is refunded', () => {
    const refunded = (refund_amount: string, waits_for_bank = false, kept_amount = '37.50') =>
      bookingToasts.refunded({ refund_amount, kept_amount, waits_for_bank });
    expect(refunded('37.50').description).toBe('$37.50 is on its way back to your card.');
    expect(refunded('37.50', true).description).toBe(
      'Your bank is looking into this payment. If it lets the payment stand, you get $37.50 back from us.',
    );
    expect(refunded('75.00', true, '0.00').description).toContain('you get $75.00 back, from the bank or from us.');
    expect(refunded('0.00', true)).toEqual(bookingToasts.cancelled());
  });

  it('says "Not authenticated" and leads to sign-in and back', proves('BOOK-022', 'OPEN-32'), () => {
    const toast = bookingToasts.notAuthenticated('/login?return_to=%2Fbooking');
    expect(toast.description).toBe('Not authenticated');
    expect(toast.action).toMatchObject({ to: '/login?return_to=%2Fbooking' });
  });

  it('titles every booking failure', proves('ERR-037'), () => {
    expect(bookingToasts.failed('Failed to create booking')).toMatchObject({
      title: 'Booking Error',
      description: 'Failed to create booking',
    });
  });

  it('words what became of a cancellation', proves('ERR-045 to ERR-050'), () => {
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

  it('words what became of a deletion', proves('ERR-052 to ERR-054'), () => {
    expect(bookingToasts.deleted().title).toBe('Booking Deleted');
    expect(bookingToasts.deletionFailed('x').title).toBe('Deletion Failed');
    expect(deletionFailureText(bookingErrors.not_deletable)).toBe('Failed to delete booking. Please try again.');
    expect(deletionFailureText(bookingErrors.still_contested)).toContain('is still open');
  });

  it('shows the server error, else the general text', proves('ERR-056', 'ERR-057'), () => {
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
