import type { Transaction } from '#app/platform/database/database.server.ts';
import { abandonCheckout } from '#app/features/payments/checkout/commands/abandon-checkout.server.ts';
import { endSession } from '#app/features/payments/checkout/commands/end-checkout.server.ts';
import { changeBookingStatus } from '#app/features/bookings/commands/change-booking.server.ts';
import type { LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import type { CancellingParty } from '#app/features/bookings/cancel/cancellation.ts';
import { recordEndedHold } from '#app/features/bookings/hold/commands/record-ended-hold.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { settlePayment } from '../payment/commands/settle-payment.server.ts';

/**
 * Cancels an unpaid booking without waiting for Stripe: a job ends its checkout after the commit. A payment that
 * arrives before that is refunded.
 * @param reason what both parties read
 * @returns whether it was still pending
 */
export async function abandonHold(
  trx: Transaction,
  booking: LockedBooking,
  by: CancellingParty,
  now: Date,
  reason: string | null = null,
): Promise<boolean> {
  const { id, professional_id } = booking;
  const details = { cancelled_by: by, cancelled_at: now, cancel_reason: reason };
  if (!(await changeBookingStatus(trx, id, { from: 'pending', to: 'cancelled' }, details))) return false;
  await recordEndedHold(trx, booking, by);
  await abandonCheckout(trx, id);
  await publishBookingEvent(trx, { name: 'cancelled', bookingId: id, professionalId: professional_id });
  return true;
}

/** The job: ends the checkout at Stripe. If it was paid a moment before, it is settled, which refunds it. */
export async function endAbandonedCheckout({ sessionId }: { sessionId: string }): Promise<void> {
  const ended = await endSession(sessionId);
  if (ended.outcome === 'paid') await settlePayment(sessionId);
}
