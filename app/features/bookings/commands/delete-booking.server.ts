import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { bookingsStore } from '../bookings-store.server.ts';
import { isContested } from '../queries/is-contested.server.ts';
import { publishBookingEvent } from './publish-booking-event.server.ts';

/**
 * Deletes a client's own cancelled booking for good; money rows stay (OPEN-46). While its money is contested it stays:
 * the report would go with it, and nobody could settle it and release what is held.
 * @throws AppError booking_not_found, also for other people's; not_deletable for any other status; still_contested
 */
export async function deleteBooking(bookingId: string, clientId: string): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await bookingsStore.findByIdForUpdate(trx, bookingId);
    if (!booking || booking.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
    if (booking.status === 'cancelled' && (await isContested(trx, bookingId)))
      throw new AppError(bookingErrors.still_contested);
    if (!(await deleteCancelledBooking(trx, bookingId, clientId))) throw new AppError(bookingErrors.not_deletable);
    await publishBookingEvent(trx, { name: 'deleted', bookingId, professionalId: booking.professional_id });
  });
}

/** Deletes a client's cancelled booking; the caller publishes the event. @returns whether there was one */
export function deleteCancelledBooking(trx: Transaction, bookingId: string, clientId: string): Promise<boolean> {
  return bookingsStore.deleteCancelled(trx, bookingId, clientId);
}
