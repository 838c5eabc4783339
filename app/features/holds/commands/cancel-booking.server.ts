import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { endCheckout } from '#app/features/payments/checkout/commands/end-checkout.server.ts';
import { hasCheckout } from '#app/features/payments/checkout/queries/read-checkouts.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { type LockedBooking, tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { findBooking } from '#app/features/bookings/queries/find-booking.server.ts';
import type { CancellingParty } from '#app/features/bookings/cancel/cancellation.ts';
import { recordEndedHold } from '#app/features/bookings/hold/commands/record-ended-hold.server.ts';
import { endHold } from './end-hold.server.ts';
import { settlePayment } from '../payment/commands/settle-payment.server.ts';

/**
 * Cancels a client's own pending booking; repeating it on a cancelled one succeeds (OPEN-08). Ends the open checkout
 * first: if it was paid a moment before, the booking is confirmed instead.
 * @throws AppError not_cancellable for everything else, including other people's bookings and invalid ids
 */
export async function cancelPendingBooking(bookingId: string, clientId: string): Promise<void> {
  const booking = isId(bookingId) ? await findBooking(database(), bookingId) : undefined;
  if (!booking || booking.client_id !== clientId) throw new AppError(bookingErrors.not_cancellable);
  if (booking.status === 'cancelled') return;
  if (booking.status !== 'pending') throw new AppError(bookingErrors.not_cancellable);
  const ended = await endCheckout(bookingId);
  if (ended.outcome === 'paid') {
    await settlePayment(ended.sessionId);
    throw new AppError(bookingErrors.not_cancellable);
  }
  if (!(await releaseHold(bookingId, 'client'))) throw new AppError(bookingErrors.not_cancellable);
}

/**
 * Cancels a pending booking whose checkout has ended; `by` is undefined if it expired. @returns whether it is
 * cancelled now
 */
export function releaseHold(bookingId: string, by: CancellingParty | null = null): Promise<boolean> {
  return inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    return !booking || release(trx, booking, by);
  });
}

/**
 * Does the same for a hold that ran out without a checkout. One whose checkout has begun since the caller read it
 * stays: it ends with that.
 */
export async function releaseForgottenHold(bookingId: string): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    if (booking && !(await hasCheckout(trx, bookingId))) await release(trx, booking, null);
  });
}

async function release(trx: Transaction, booking: LockedBooking, by: CancellingParty | null): Promise<boolean> {
  if (booking.status === 'cancelled') return true;
  const isOver = await endHold(trx, booking, by);
  if (isOver) await recordEndedHold(trx, booking, by);
  return isOver;
}
