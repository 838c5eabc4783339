import type { Connection } from '#app/platform/database/database.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { ComingBooking } from '#app/features/availability/affected-visits/coming-booking.ts';
import { comingBookingsStore } from '../coming-bookings-store.server.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';

/** A professional's pending and confirmed visits that end after an instant, earliest first, for availability. */
export async function listComingBookings(
  db: Connection,
  professionalId: string,
  after: Date,
): Promise<ComingBooking[]> {
  const rows = await comingBookingsStore.list(db, professionalId, after);
  return rows.map(({ start_time, end_time, client_name, ...row }) => ({
    ...row,
    client_name: client_name || deletedAccount.name,
    start: epochMinutesOf(start_time),
    end: epochMinutesOf(end_time),
  }));
}
