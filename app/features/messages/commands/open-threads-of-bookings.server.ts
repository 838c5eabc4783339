import { inTransaction } from '#app/platform/database/database.server.ts';
import { readBookings } from '#app/features/bookings/queries/get-booking.server.ts';
import { threadsStore } from '../threads-store.server.ts';

/** Opens the threads of paid bookings' clients and professionals. */
export async function openThreadsOfBookings(bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const pairs = [...(await readBookings(bookingIds)).values()].flatMap(({ client_id, professional_id }) =>
    client_id && professional_id ? [{ clientId: client_id, professionalId: professional_id }] : [],
  );
  const distinct = new Map(pairs.map((pair) => [`${pair.clientId} ${pair.professionalId}`, pair]));
  await inTransaction((trx) => threadsStore.open(trx, [...distinct.values()]));
}
