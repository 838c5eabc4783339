import { AppError } from '#app/platform/errors/app-error.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { readBookingFacts, type BookingFacts } from '#app/features/slots/queries/read-booking-facts.server.ts';
import { movingErrors } from '../moving.errors.ts';

/** The longest range of a booking in minutes: a day of service and a day of buffer. */
const reach = 2 * 1440;

/**
 * The facts for moving a booking: neither the booking itself nor its client's unpaid holds block a time.
 * @throws AppError move_not_possible if its professional has left
 */
export async function readMoveFacts(
  booking: BookingRecord,
  range: { from: EpochMinutes; to: EpochMinutes },
): Promise<BookingFacts> {
  const { professional_id: professionalId, client_id: viewerId, id: exceptBookingId } = booking;
  const facts =
    professionalId === null
      ? undefined
      : await readBookingFacts({
          professionalId,
          serviceId: null,
          viewerId,
          ...range,
          exceptBookingId,
          withPlaces: true,
        });
  if (!facts) throw new AppError(movingErrors.move_not_possible);
  return facts;
}

/** The facts around one instant. */
export function readMoveFactsAt(booking: BookingRecord, instant: EpochMinutes): Promise<BookingFacts> {
  return readMoveFacts(booking, { from: instant - reach, to: instant + reach });
}
