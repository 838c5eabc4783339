import { database } from '#app/platform/database/database.server.ts';
import { bookingsStore } from '../bookings-store.server.ts';

/** The user ids of a booking's client and professional; none when it is gone, fewer when one of them has left. */
export async function findParties(bookingId: string): Promise<string[]> {
  const row = await bookingsStore.findByIdWithParties(database(), bookingId);
  return row ? [row.client_id, row.professional_profile_id].filter((id) => id !== null) : [];
}
