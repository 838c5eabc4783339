import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { findCompletion } from '#app/features/booking-outcomes/complete/queries/is-completed-since.server.ts';
import { listRecordedSteps } from '#app/features/bookings/steps/queries/list-recorded-steps.server.ts';
import type { ProgressDto } from '../progress-dto.ts';
import { toProgress } from './progress-presenter.server.ts';

/** Where a visit stands, for its client and its professional. @throws AppError booking_not_found for everybody else */
export async function readProgress(bookingId: string, viewerId: string, now = new Date()): Promise<ProgressDto> {
  await getPartyBooking(bookingId, viewerId);
  const progress = await findProgress(bookingId, now);
  if (!progress) throw new AppError(bookingErrors.booking_not_found);
  return progress;
}

/** Where a visit stands, unrestricted, for rooms below; undefined if the booking is gone. */
export async function findProgress(bookingId: string, now = new Date()): Promise<ProgressDto | undefined> {
  const [booking, recorded] = await Promise.all([findCompletion(bookingId), listRecordedSteps(database(), bookingId)]);
  return booking && toProgress(recorded, booking, now);
}
