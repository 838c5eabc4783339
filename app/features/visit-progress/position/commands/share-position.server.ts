import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { lockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { visitProgressErrors } from '../../visit-progress.errors.ts';
import { findStep } from '#app/features/bookings/steps/queries/list-recorded-steps.server.ts';
import { roundedDegrees } from '../position.ts';
import type { PositionRequest } from '../position.schema.ts';
import { positionsStore } from '../positions-store.server.ts';
import { visitSettingsStore } from '../visit-settings-store.server.ts';

/**
 * Stores where a visit's professional is, in the place of where they were; only on the way, and only while they allow
 * it. The booking is locked, so that no position arrives after the press that ends the drive, and so is the setting: who
 * switches it off waits for a position that is being stored, and deletes it.
 * @throws AppError booking_not_found for everybody else; position_not_shared
 */
export async function sharePosition(
  bookingId: string,
  viewerId: string,
  { latitude, longitude }: PositionRequest,
  now = new Date(),
): Promise<void> {
  const { role } = await getPartyBooking(bookingId, viewerId);
  if (role !== 'professional') throw new AppError(bookingErrors.booking_not_found);
  await inTransaction(async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const { professional_id, status } = booking;
    const isOnTheWay = status === 'confirmed' && (await findStep(trx, booking)) === 'driving';
    if (!isOnTheWay || !(await isAllowed(trx, professional_id)))
      throw new AppError(visitProgressErrors.position_not_shared);
    const position = { latitude: roundedDegrees(latitude), longitude: roundedDegrees(longitude), at: now };
    await positionsStore.save(trx, bookingId, position);
  });
}

async function isAllowed(trx: Transaction, professionalId: string | null): Promise<boolean> {
  return professionalId !== null && (await visitSettingsStore.findForShare(trx, professionalId)).shares_position;
}
