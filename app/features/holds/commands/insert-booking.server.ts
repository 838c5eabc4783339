import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import type { BookingRequest } from '#app/features/bookings/booking.schema.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { getBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { holdSlot } from './hold-slot.server.ts';
import { prepareBooking } from './prepare-booking.server.ts';

/**
 * Inserts a pending booking without a checkout (API-038; OPEN-12), with the same checks and the same hold, which
 * expires as usual unless create-checkout-session picks it up.
 */
export async function insertBooking(request: BookingRequest, viewer: Viewer, now = new Date()): Promise<BookingDto> {
  const minutes = epochMinutesOf(now);
  const booking = await prepareBooking(request, viewer, minutes);
  const { bookingId } = await holdSlot(booking, { now: minutes, withCheckout: false });
  return getBooking(bookingId, viewer);
}
