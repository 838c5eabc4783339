import { inTransaction } from '#app/platform/database/database.server.ts';
import { deleteUnopenedCheckout } from '#app/features/payments/checkout/commands/abandon-checkout.server.ts';
import { changeBookingStatus } from '#app/features/bookings/commands/change-booking.server.ts';
import { deleteCancelledBooking } from '#app/features/bookings/commands/delete-booking.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';

/**
 * Removes a booking whose checkout could not be created. If Stripe did create a session, nobody has its URL, and a
 * payment for a booking that is gone is refunded. A checkout that another call has opened meanwhile keeps its
 * booking.
 */
export async function discardUnpayableBooking(bookingId: string): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    if (!(await deleteUnopenedCheckout(trx, bookingId))) return;
    if (booking?.status !== 'pending' || !booking.client_id) return;
    await changeBookingStatus(trx, bookingId, { from: 'pending', to: 'cancelled' }, {});
    await deleteCancelledBooking(trx, bookingId, booking.client_id);
    await publishBookingEvent(trx, { name: 'deleted', bookingId, professionalId: booking.professional_id });
  });
}
