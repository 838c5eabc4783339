import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { decodePosition, encodePosition } from '#app/features/bookings/booking-cursor.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import type { ClientHistory, ClientVisit } from '../client-history.ts';
import { clientsStore } from '../clients-store.server.ts';
import { placeForProfessional, isContactShared } from '#app/features/bookings/shared-contact.ts';

export type HistoryPage = { cursor?: string | undefined; limit: number };

/**
 * Lists a client's bookings with a professional, newest date first, for that professional only.
 * @throws AppError client_not_found, both for unknown people and for another professional's clients; invalid_input
 * for an unknown cursor
 */
export async function listClientHistory(
  userId: string,
  clientId: string,
  { cursor, limit }: HistoryPage,
): Promise<ClientHistory> {
  const after = decodePosition(cursor);
  const professional = await findProfessionalOf(userId);
  if (!professional || !(await clientsStore.isClientOf(database(), professional.id, clientId)))
    throw new AppError(bookingErrors.client_not_found);
  const rows = await clientsStore.history(database(), professional.id, clientId, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toVisit),
    next_cursor: rows.length > limit && last ? encodePosition(last) : null,
  };
}

function toVisit(row: Awaited<ReturnType<typeof clientsStore.history>>[number]): ClientVisit {
  const { booking_date, payment_method, ...visit } = row;
  return {
    ...visit,
    booking_date: toIsoWithOffset(epochMinutesOf(booking_date), row.time_zone),
    location: placeForProfessional(row),
    notes: isContactShared({ status: row.status, payment_method }) ? row.notes : null,
  };
}
