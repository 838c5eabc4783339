import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { requestBooking, type RequestedBooking } from '#app/features/holds/commands/request-booking.server.ts';
import { rescueUrl } from '#app/features/bookings/booking-link.ts';
import { readRescue } from '../queries/read-rescue.server.ts';
import { rescueState } from '../rescue.ts';
import { rescueErrors } from '../rescue.errors.ts';
import { rescuesStore } from '../rescues-store.server.ts';
import { refuseLate } from './hold-replacement.server.ts';

/**
 * Opens the checkout of the held replacement; a second press gets the same one.
 * @throws AppError of rescue.errors.ts, bookings.errors.ts or payments.errors.ts
 */
export async function takeReplacement(bookingId: string, viewer: Viewer, now = new Date()): Promise<RequestedBooking> {
  const rescue = await readRescue(bookingId, viewer.id);
  refuseLate(rescue, now);
  const { replacement } = rescue;
  if (rescueState(rescue, now) !== 'held' || !replacement?.professional_id || !replacement.service_id)
    throw new AppError(rescueErrors.replacement_lapsed);
  const { professional_id, service_id, start_time, location, total_amount } = replacement;
  const request = {
    professionalId: professional_id,
    serviceId: service_id,
    clientId: viewer.id,
    bookingDate: start_time,
    location,
    expectedTotal: total_amount,
    referrerUrl: rescueUrl(bookingId),
  };
  const requested = await requestBooking(request, viewer, now);
  // Its minutes ended meanwhile, and the time was still free: it is a new hold.
  if (requested.bookingId !== replacement.id)
    await rescuesStore.saveReplacement(database(), bookingId, {
      replacement_id: requested.bookingId,
      held_until: null,
    });
  return requested;
}
