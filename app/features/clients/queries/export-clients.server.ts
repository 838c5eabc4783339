import { csvLine } from '#app/lib/csv.ts';
import { listAddedPeople } from '#app/features/added-clients/queries/list-added-clients.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { type ClientRow, clientName, statusText } from '../client-row.ts';
import { listClients } from './list-clients.server.ts';

const columns = ['Name', 'Email', 'Phone', 'Total Bookings', 'Cancelled', 'Last Booking', 'Status'];
// Without it, spreadsheets assume another encoding.
const byteOrderMark = '\uFEFF';

/** Returns all of a professional's clients as CSV; those they added themselves come last. */
export async function exportClients(userId: string): Promise<string> {
  let text = byteOrderMark + csvLine(columns);
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { items, next_cursor } = await listClients(userId, { cursor });
    for (const client of items) text += lineOf(client);
    cursor = next_cursor;
  }
  return text + (await addedLines(userId));
}

async function addedLines(userId: string): Promise<string> {
  const professional = await findProfessionalOf(userId);
  const added = professional ? await listAddedPeople(database(), professional.id) : [];
  return added.map(({ name, email, phone }) => csvLine([name, email, phone, 0, 0, 'N/A', 'Added by you'])).join('');
}

function lineOf(client: ClientRow): string {
  const { email, phone, totalBookings, cancelledBookings, lastBooking, status } = client;
  const last = lastBooking?.slice(0, 16).replace('T', ' ') ?? 'N/A';
  return csvLine([clientName(client), email, phone, totalBookings, cancelledBookings, last, statusText(status)]);
}
