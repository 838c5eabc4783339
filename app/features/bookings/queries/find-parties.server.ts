import { database } from '#app/platform/database/database.server.ts';
import { bookingsStore } from '../bookings-store.server.ts';

/** The user ids of a booking's client and professional; fewer if one has left, none if the booking is gone. */
export async function findParties(bookingId: string): Promise<string[]> {
  const row = await bookingsStore.findByIdWithParties(database(), bookingId);
  return row ? [row.client_id, row.professional_profile_id].filter((id) => id !== null) : [];
}
