import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import type { BookingParty } from '../booking.ts';
import type { BookingList } from '../booking-dto.ts';
import { listClientBookings, listProfessionalBookings, type ListPage } from './list-client-bookings.server.ts';

/** One's bookings in a role; somebody without a professional record has none as a professional. */
export async function listOwnBookings(viewerId: string, as: BookingParty, page: ListPage): Promise<BookingList> {
  if (as === 'client') return listClientBookings(viewerId, page);
  const professional = await findProfessionalOf(viewerId);
  return professional
    ? listProfessionalBookings(professional.id, viewerId, page)
    : { items: [], total: 0, next_cursor: null };
}
