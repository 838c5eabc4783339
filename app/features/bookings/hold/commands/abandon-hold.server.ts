import type { Transaction } from '#app/platform/database/database.server.ts';
import { abandonCheckout } from '#app/features/payments/checkout/commands/abandon-checkout.server.ts';
import { endSession } from '#app/features/payments/checkout/commands/end-checkout.server.ts';
import { bookingsStore, type BookingRow } from '../../bookings-store.server.ts';
import type { CancellingParty } from '../../cancel/cancellation.ts';
import { recordEndedHold } from '../record-ended-hold.server.ts';
import { publishBookingEvent } from '../../commands/publish-booking-event.server.ts';
import { settlePayment } from '../../payment/commands/settle-payment.server.ts';

/**
 * Cancels an unpaid booking without waiting for Stripe: a job ends its checkout after the commit. A payment that
 * arrives before that is refunded.
 * @returns whether it was still pending
 */
export async function abandonHold(
  trx: Transaction,
  booking: BookingRow,
  by: CancellingParty,
  now: Date,
): Promise<boolean> {
  const { id, professional_id } = booking;
  if (!(await bookingsStore.changeStatus(trx, id, 'pending', 'cancelled', { cancelled_by: by, cancelled_at: now })))
    return false;
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
