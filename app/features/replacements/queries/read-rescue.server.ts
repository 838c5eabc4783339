import { database } from '#app/platform/database/database.server.ts';
import { AppError, isErrorOf } from '#app/platform/errors/app-error.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { rescueUrl } from '#app/features/bookings/booking-link.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { getClientBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { isRescuable, type Rescue } from '../rescue.ts';
import { rescueErrors } from '../rescue.errors.ts';
import { rescuesStore } from '../rescues-store.server.ts';

/**
 * A client's cancelled visit and what they take instead.
 * @throws AppError booking_not_found, also for other people's; rescue_not_found if there is nothing to replace
 */
export async function readRescue(bookingId: string, clientId: string): Promise<Rescue> {
  const booking = await getClientBooking(bookingId, clientId);
  const row = isRescuable(booking) ? await rescuesStore.find(database(), bookingId) : undefined;
  if (!row) throw new AppError(rescueErrors.rescue_not_found);
  const replacement = row.replacement_id === null ? null : await findReplacement(row.replacement_id, clientId);
  return { booking, categoryId: row.category_id, replacement, heldUntil: row.held_until };
}

async function findReplacement(id: string, clientId: string): Promise<BookingDto | null> {
  return getClientBooking(id, clientId).catch((error: unknown) => {
    if (isErrorOf(error, bookingErrors.booking_not_found)) return null;
    throw error;
  });
}

/** The cancelled visit that a hold replaces, and until when (ISO 8601); null for every other hold. */
export async function findReplaced(holdId: string): Promise<{ bookingId: string; heldUntil: string } | null> {
  const row = await rescuesStore.findHeldUntil(database(), holdId);
  return row?.held_until ? { bookingId: row.booking_id, heldUntil: row.held_until.toISOString() } : null;
}

/**
 * Where a hold that replaces a cancelled visit is paid while its minutes last (`now` in milliseconds since 1970); null
 * for every other booking, and once it has a checkout of its own.
 */
export async function findPaymentPage(
  { id, status, checkout_url }: Pick<BookingDto, 'id' | 'status' | 'checkout_url'>,
  now: number,
): Promise<string | null> {
  if (status !== 'pending' || checkout_url !== null) return null;
  const replaced = await findReplaced(id);
  return replaced && now < Date.parse(replaced.heldUntil) ? rescueUrl(replaced.bookingId) : null;
}
