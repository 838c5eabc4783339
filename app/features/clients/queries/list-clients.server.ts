import { requestLimits } from '#app/platform/config/limits.ts';
import { database } from '#app/platform/database/database.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { decodeClientPosition, encodeClientPosition } from '../client-cursor.ts';
import { type ClientList, type ClientRow, clientStatus, searchedDigits } from '../client-row.ts';
import { type ClientSort, usualClientSort } from '../client-sort.ts';
import { clientsStore } from '../clients-store.server.ts';

export type ClientsPage = {
  search?: string | undefined;
  sort?: ClientSort | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

/**
 * Lists a professional's clients, most recently booked first by default, for that professional only (OPEN-18: the
 * parties of a booking know each other's email and phone once it is paid). Empty without a professional record.
 * @throws AppError invalid_input for an unknown cursor, or one of another order
 */
export async function listClients(
  userId: string,
  { search = '', sort = usualClientSort, cursor, limit = requestLimits.listMaximum }: ClientsPage = {},
): Promise<ClientList> {
  const after = decodeClientPosition(cursor, sort);
  const professional = await findProfessionalOf(userId);
  if (!professional) return { items: [], total: 0, next_cursor: null };
  const term = search.trim().replaceAll(/\s+/g, ' ');
  const digits = searchedDigits(term);
  const [rows, total] = await Promise.all([
    clientsStore.list(database(), {
      professionalId: professional.id,
      search: term,
      digits,
      sort,
      after,
      limit: limit + 1,
    }),
    clientsStore.count(database(), professional.id, term, digits),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toClientRow),
    total,
    next_cursor: rows.length > limit && last ? encodeClientPosition(sort, last) : null,
  };
}

type CountedClient = Awaited<ReturnType<typeof clientsStore.list>>[number];

function toClientRow(row: CountedClient): ClientRow {
  const { id, first_name, last_name, email, phone, contact_shared, profile_photo_url, last_booking, time_zone } = row;
  return {
    id,
    first_name,
    last_name,
    email: contact_shared ? email : '',
    phone: contact_shared ? phone : '',
    contact_shared,
    totalBookings: row.total_bookings,
    cancelledBookings: row.cancelled_bookings,
    totalSpent: row.total_spent,
    lastBooking: last_booking && toIsoWithOffset(epochMinutesOf(last_booking), time_zone),
    timeZone: time_zone,
    status: clientStatus(row.type),
    profile_photo_url,
  };
}
