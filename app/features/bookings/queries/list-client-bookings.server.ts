import { requestLimits } from '#app/platform/config/limits.ts';
import { database } from '#app/platform/database/database.server.ts';
import { decodePosition, encodePosition } from '../booking-cursor.ts';
import type { BookingList } from '../booking-dto.ts';
import { bookingsStore } from '../bookings-store.server.ts';
import { toBookingDto } from './booking-presenter.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import type { BookingParty } from '../booking.ts';

export type ListPage = { cursor?: string | undefined; limit?: number | undefined };

/** A client's own bookings, newest date first (CLI-032). */
export function listClientBookings(clientId: string, page: ListPage = {}): Promise<BookingList> {
  return listBookings({ party: 'client_id', id: clientId, viewerId: clientId }, page);
}

/** A professional's bookings, for the professional in person. */
export function listProfessionalBookings(
  professionalId: string,
  viewerId: string,
  page: ListPage = {},
): Promise<BookingList> {
  return listBookings({ party: 'professional_id', id: professionalId, viewerId }, page);
}

type Subject = { party: 'client_id' | 'professional_id'; id: string; viewerId: string };

async function listBookings(
  { party, id, viewerId }: Subject,
  { cursor, limit = requestLimits.listMaximum }: ListPage,
): Promise<BookingList> {
  const [rows, total] = await Promise.all([
    bookingsStore.listWithParties(database(), party, id, decodePosition(cursor), limit + 1),
    bookingsStore.count(database(), party, id),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => toBookingDto(row, viewerId)),
    total,
    next_cursor: rows.length > limit && last ? encodePosition(last) : null,
  };
}

/** One's bookings in a role; somebody without a professional record has none as a professional. */
export async function listOwnBookings(viewerId: string, as: BookingParty, page: ListPage): Promise<BookingList> {
  if (as === 'client') return listClientBookings(viewerId, page);
  const professional = await findProfessionalOf(viewerId);
  return professional
    ? listProfessionalBookings(professional.id, viewerId, page)
    : { items: [], total: 0, next_cursor: null };
}
