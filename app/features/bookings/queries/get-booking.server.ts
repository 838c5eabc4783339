import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { roleInBooking } from '../booking.policy.ts';
import type { BookingDto } from '../booking-dto.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { bookingPartiesStore } from '../parties/booking-parties-store.server.ts';
import { bookingsStore, type BookingRow } from '../bookings-store.server.ts';
import { toBookingDto } from './booking-presenter.server.ts';

/** One booking, for its parties and admins. @throws AppError booking_not_found, also for other people's */
export async function getBooking(bookingId: string, viewer: Viewer): Promise<BookingDto> {
  const row = await bookingsStore.findByIdWithParties(database(), bookingId);
  if (!row || !roleInBooking(row, viewer)) throw new AppError(bookingErrors.booking_not_found);
  return toBookingDto(row, viewer.id);
}

/** A booking for one of its parties, and which. @throws AppError booking_not_found, also for administrators */
export async function getPartyBooking(bookingId: string, viewerId: string) {
  const row = await bookingsStore.findByIdWithParties(database(), bookingId);
  const role = row && roleInBooking(row, { id: viewerId, profile: null });
  if (!row || !role || role === 'admin') throw new AppError(bookingErrors.booking_not_found);
  return { booking: toBookingDto(row, viewerId), role };
}

/** A booking for the client whose it is. @throws AppError booking_not_found, also for its professional and admins */
export async function getClientBooking(bookingId: string, clientId: string): Promise<BookingDto> {
  const row = await bookingsStore.findByIdWithParties(database(), bookingId);
  if (row?.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
  return toBookingDto(row, clientId);
}

/** A client's own booking. @throws AppError booking_not_found, also for other people's */
export async function ownBooking(bookingId: string, clientId: string): Promise<BookingRow> {
  const booking = await bookingsStore.findById(database(), bookingId);
  if (!booking || booking.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
  return booking;
}

/** A booking, unrestricted, for rooms below; undefined if it is gone. */
export async function readBooking(bookingId: string): Promise<BookingDto | undefined> {
  const row = await bookingsStore.findByIdWithParties(database(), bookingId);
  return row && toBookingDto(row, '');
}

/** Several bookings, unrestricted, by their ids; those that are gone are missing. */
export async function readBookings(bookingIds: Iterable<string>): Promise<Map<string, BookingDto>> {
  const ids = [...new Set(bookingIds)];
  const rows = ids.length === 0 ? [] : await bookingPartiesStore.list(database(), ids);
  return new Map(rows.map((row) => [row.id, toBookingDto(row, '')]));
}

/** What both parties read about why these bookings were cancelled, by their ids; most have no such message. */
export async function readCancelReasons(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await bookingPartiesStore.listCancelReasons(database(), bookingIds);
  return new Map(rows.map(({ id, cancel_reason }) => [id, cancel_reason]));
}

/** The user ids of bookings' clients and professionals, by booking; fewer if one has left. */
export async function findParties(bookingIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await bookingPartiesStore.listUserIds(database(), bookingIds);
  return new Map(rows.map((row) => [row.id, [row.client_id, row.professional_profile_id].filter((id) => id !== null)]));
}
