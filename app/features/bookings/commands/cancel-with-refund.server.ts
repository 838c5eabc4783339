import type { Transaction } from '#app/platform/database/database.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { requestRefund } from '#app/features/payments/commands/request-refund.server.ts';
import { mayChangeStatus } from '../booking.ts';
import { bookingsStore, type BookingRow } from '../bookings-store.server.ts';
import { cancellationSplit, type CancellingParty } from '../cancellation.ts';
import { abandonHold } from './abandon-hold.server.ts';
import { publishBookingEvent } from './publish-booking-event.server.ts';

/**
 * Cancels a hold or a paid booking as part of the caller's transaction, and asks for the refund that its terms give at
 * this instant. Stripe hears of it after the commit.
 * @returns false when the booking is gone, over, or no longer this party's to cancel.
 */
export async function cancelWithRefund(trx: Transaction, bookingId: string, by: CancellingParty, now: Date): Promise<boolean> {
  const booking = await bookingsStore.findByIdForUpdate(trx, bookingId);
  if (!booking || !mayChangeStatus(booking, 'cancelled', by, now)) return false;
  return booking.status === 'pending' ? abandonHold(trx, booking, by, now) : cancelPaid(trx, booking, by, now);
}

async function cancelPaid(trx: Transaction, booking: BookingRow, by: CancellingParty, now: Date): Promise<boolean> {
  const { refund } = cancellationSplit(booking, by, now);
  const decision = { cancelled_by: by, cancelled_at: now, refund_amount: dollarString(refund) };
  if (!(await bookingsStore.changeStatus(trx, booking.id, 'confirmed', 'cancelled', decision))) return false;
  await requestRefund(trx, booking.id, refund, `cancelled-by-${by}`);
  await publishBookingEvent(trx, { name: 'cancelled', bookingId: booking.id, professionalId: booking.professional_id });
  return true;
}
