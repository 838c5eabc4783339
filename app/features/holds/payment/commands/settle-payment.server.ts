import { inTransaction, preparedDatabase, type Transaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import {
  isRecordedPayment,
  recordPayment,
  requestFullRefund,
} from '#app/features/payments/checkout/commands/record-payment.server.ts';
import {
  readCheckoutSession,
  type CheckoutSessionState,
} from '#app/features/payments/checkout/queries/read-checkout-session.server.ts';
import { tryLockBooking, type LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { recordPaidHold } from '#app/features/bookings/hold/commands/record-hold.server.ts';
import { endHold } from '../../commands/end-hold.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';

export type SettledPayment = 'confirmed' | 'not-paid' | 'refunding' | 'cancelled' | 'unknown';

/**
 * Reads a session from Stripe and settles it. @throws AppError with details.type "stripe" if Stripe cannot be reached
 */
export async function settlePayment(sessionId: string): Promise<SettledPayment> {
  return settleSession(await readCheckoutSession(sessionId));
}

/**
 * Brings a booking in line with a session as Stripe reports it. Webhook, return page and reconciliation all call it,
 * in any order and any number of times (OPEN-11). Money is never kept without a booking: a payment for a cancelled,
 * deleted or differently priced one is refunded.
 */
export async function settleSession(session: CheckoutSessionState): Promise<SettledPayment> {
  const bookingId = session.bookingId;
  if (!bookingId) return 'unknown';
  if (!session.paid) return 'not-paid';
  return inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    return booking ? settleFor(trx, booking, session) : settleForDeleted(trx, bookingId, session);
  }, preparedDatabase());
}

async function settleFor(
  trx: Transaction,
  booking: LockedBooking,
  session: CheckoutSessionState,
): Promise<SettledPayment> {
  if (booking.total_amount !== session.amountCents) {
    log.error(
      { bookingId: booking.id, sessionId: session.id },
      'a paid amount differs from the booking, it is refunded',
    );
    // Its checkout is used up, so nothing else would end the hold.
    await endHold(trx, booking, null);
    return refund(trx, booking.id, session, 'amount-differs');
  }
  const payer = { bookingId: booking.id, clientId: booking.client_id, professionalId: booking.professional_id };
  const isItsPayment = await recordPayment(trx, payer, session);
  if (!isItsPayment) return refund(trx, booking.id, session, 'paid-twice');
  // A paid booking's refund was decided when it was cancelled.
  if (booking.status === 'cancelled')
    return booking.refund_amount === null ? refund(trx, booking.id, session, 'booking-cancelled') : 'cancelled';
  if (!(await recordPaidHold(trx, booking.id, session.paymentMethod))) return 'confirmed';
  await publishBookingEvent(trx, { name: 'confirmed', bookingId: booking.id, professionalId: booking.professional_id });
  return 'confirmed';
}

async function settleForDeleted(
  trx: Transaction,
  bookingId: string,
  session: CheckoutSessionState,
): Promise<SettledPayment> {
  if (await isRecordedPayment(trx, bookingId, session.id)) return 'cancelled';
  return refund(trx, bookingId, session, 'booking-deleted');
}

async function refund(
  trx: Transaction,
  bookingId: string,
  session: CheckoutSessionState,
  reason: string,
): Promise<SettledPayment> {
  await requestFullRefund(trx, bookingId, session, reason);
  return 'refunding';
}
