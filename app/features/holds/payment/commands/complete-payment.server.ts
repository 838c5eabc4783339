import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { paymentErrors } from '#app/features/payments/payments.errors.ts';
import { readCheckoutSession } from '#app/features/payments/checkout/queries/read-checkout-session.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { findBooking } from '#app/features/bookings/queries/find-booking.server.ts';
import { settleSession } from './settle-payment.server.ts';

/**
 * Handles the return from checkout. The ids in the URL are only a hint: Stripe says whether this session was paid for
 * this booking, and the booking must be the caller's (OPEN-11). Repeating it succeeds.
 * @throws AppError booking_not_found, payment_of_other_booking, payment_not_completed, payment_refunded,
 * booking_cancelled
 */
export async function completePayment(bookingId: string, sessionId: string, clientId: string): Promise<void> {
  const booking = await findBooking(database(), bookingId);
  if (!booking || booking.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
  const session = await readCheckoutSession(sessionId);
  if (session.bookingId !== bookingId) throw new AppError(paymentErrors.payment_of_other_booking);
  const settled = await settleSession(session);
  if (settled === 'not-paid' || settled === 'unknown') throw new AppError(paymentErrors.payment_not_completed);
  if (settled === 'cancelled') throw new AppError(bookingErrors.booking_cancelled);
  if (settled === 'refunding') throw new AppError(bookingErrors.payment_refunded);
}
