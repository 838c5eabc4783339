import type { Transaction } from '#app/platform/database/database.server.ts';
import { requestRefund } from '#app/features/payments/refunds/commands/request-refund.server.ts';
import { requestTransfer } from '#app/features/payments/transfers/commands/request-transfer.server.ts';
import { refundedOfBooking } from '#app/features/payments/ledger/queries/read-kept-amount.server.ts';
import { mayChangeStatus } from '#app/features/bookings/booking.ts';
import { cancellationSplit, refundReasonOf, type CancellingParty } from '#app/features/bookings/cancel/cancellation.ts';
import { noShowLimits } from '../no-show.ts';
import { recordSettlement } from '#app/features/bookings/problems/commands/record-problem.server.ts';
import { openRescue } from '#app/features/replacements/commands/open-rescue.server.ts';
import { abandonHold } from '#app/features/holds/commands/abandon-hold.server.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { changeBookingStatus } from '#app/features/bookings/commands/change-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';

/**
 * Cancels a hold or a paid booking inside the caller's transaction, and requests the refund that its terms give now
 * and the transfer of what is kept. Stripe is called after the commit.
 * @param reason what both parties read, by mail and in the history
 * @returns false if the booking is gone, over, or no longer this party's to cancel
 */
export async function cancelWithRefund(
  trx: Transaction,
  bookingId: string,
  by: CancellingParty,
  now: Date,
  reason: string | null = null,
): Promise<boolean> {
  const booking = await tryLockBooking(trx, bookingId);
  if (!booking || !mayChangeStatus(booking, 'cancelled', by, now)) return false;
  return booking.status === 'pending'
    ? abandonHold(trx, booking, by, now, reason)
    : cancelPaid(trx, booking, { by, now, reason });
}

/**
 * Cancels a paid visit whose client was not there, inside the caller's transaction, with the money of a late
 * cancellation by the client. The professional's share waits a day, in which the client can object.
 * @returns false if the booking is gone, over, or has not begun
 */
export async function cancelForNoShow(trx: Transaction, bookingId: string, now: Date): Promise<boolean> {
  const booking = await tryLockBooking(trx, bookingId);
  if (!booking || !mayChangeStatus(booking, 'cancelled', 'no-show', now)) return false;
  const notBefore = new Date(now.getTime() + noShowLimits.answerHours * 3_600_000);
  return cancelPaid(trx, booking, { by: 'client', now, reason: null, notBefore });
}

const settledByCancelling = 'The booking was cancelled and refunded.';

type Cancellation = { by: CancellingParty; now: Date; reason: string | null; notBefore?: Date };

async function cancelPaid(
  trx: Transaction,
  booking: BookingRecord,
  { by, now, reason, notBefore }: Cancellation,
): Promise<boolean> {
  const { refund, professional, commission } = cancellationSplit(
    booking,
    by,
    now,
    await refundedOfBooking(trx, booking.id),
  );
  const decision = { cancelled_by: by, cancelled_at: now, refund_amount: refund, cancel_reason: reason };
  if (!(await changeBookingStatus(trx, booking.id, { from: 'confirmed', to: 'cancelled' }, decision))) return false;
  await requestRefund(trx, booking.id, refund, refundReasonOf(by));
  const { commission_percent } = booking;
  await requestTransfer(trx, {
    bookingId: booking.id,
    reason: 'late-cancellation',
    amount: professional,
    commission,
    commission_percent,
    ...(notBefore ? { notBefore } : {}),
  });
  await recordSettlement(trx, booking.id, {
    outcome: 'full',
    refund_amount: refund,
    settlement: settledByCancelling,
    settled_at: now,
  });
  await openRescue(trx, booking, by);
  await publishBookingEvent(trx, { name: 'cancelled', bookingId: booking.id, professionalId: booking.professional_id });
  return true;
}
