import type { Transaction } from '#app/platform/database/database.server.ts';
import { closeCheckout } from '#app/features/payments/checkout/commands/abandon-checkout.server.ts';
import { changeBookingStatus } from '#app/features/bookings/commands/change-booking.server.ts';
import type { LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import type { CancellingParty } from '#app/features/bookings/cancel/cancellation.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';

/**
 * Cancels a booking that is still pending, with its checkout; `by` is null if it expired. @returns whether it
 * was
 */
export async function endHold(
  trx: Transaction,
  { id, professional_id }: LockedBooking,
  by: CancellingParty | null,
): Promise<boolean> {
  const details = { cancelled_by: by, cancelled_at: new Date() };
  if (!(await changeBookingStatus(trx, id, { from: 'pending', to: 'cancelled' }, details))) return false;
  await closeCheckout(trx, id);
  await publishBookingEvent(trx, { name: 'cancelled', bookingId: id, professionalId: professional_id });
  return true;
}
