import type { Transaction } from '#app/platform/database/database.server.ts';
import { closeCheckout } from '#app/features/payments/checkout/commands/abandon-checkout.server.ts';
import { bookingsStore, type BookingRow } from '../../bookings-store.server.ts';
import type { CancellingParty } from '../../cancel/cancellation.ts';
import { publishBookingEvent } from '../../commands/publish-booking-event.server.ts';

/**
 * Cancels a booking that is still pending, with its checkout; `by` is undefined if it expired. @returns whether it
 * was
 */
export async function endHold(
  trx: Transaction,
  { id, professional_id }: BookingRow,
  by: CancellingParty | null,
): Promise<boolean> {
  if (
    !(await bookingsStore.changeStatus(trx, id, 'pending', 'cancelled', { cancelled_by: by, cancelled_at: new Date() }))
  )
    return false;
  await closeCheckout(trx, id);
  await publishBookingEvent(trx, { name: 'cancelled', bookingId: id, professionalId: professional_id });
  return true;
}
