import { inTransaction } from '#app/platform/database/database.server.ts';
import { deleteUnopenedCheckout } from '#app/features/payments/checkout/commands/abandon-checkout.server.ts';
import { bookingsStore } from '../../bookings-store.server.ts';
import { publishBookingEvent } from '../../commands/publish-booking-event.server.ts';

/**
 * Removes a booking whose checkout could not be created. If Stripe did create a session, nobody has its URL, and a
 * payment for a booking that is gone is refunded. A checkout that another call has opened meanwhile keeps its
 * booking.
 */
export async function discardUnpayableBooking(bookingId: string): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await bookingsStore.findByIdForUpdate(trx, bookingId);
    if (!(await deleteUnopenedCheckout(trx, bookingId))) return;
    if (booking?.status !== 'pending' || !booking.client_id) return;
    await bookingsStore.changeStatus(trx, bookingId, 'pending', 'cancelled');
    await bookingsStore.deleteCancelled(trx, bookingId, booking.client_id);
    await publishBookingEvent(trx, { name: 'deleted', bookingId, professionalId: booking.professional_id });
  });
}
