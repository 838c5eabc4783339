import type { Connection } from '#app/platform/database/database.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { ComingBooking } from '#app/features/availability/affected-visits/coming-booking.ts';
import { listHandEnteredVisits } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { comingBookingsStore } from '../coming-bookings-store.server.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';

/** Later than any visit. */
const endOfTime = new Date('9999-01-01T00:00:00Z');

/** A professional's pending and confirmed visits, also those entered by hand, that end after an instant, for availability. */
export async function listComingBookings(
  db: Connection,
  professionalId: string,
  after: Date,
): Promise<ComingBooking[]> {
  const rows = await comingBookingsStore.list(db, professionalId, after);
  const byHand = await listHandEnteredVisits(professionalId, { from: after, to: endOfTime }, db);
  const bookings = rows.map(({ start_time, end_time, client_name, ...row }) => ({
    ...row,
    client_name: client_name || deletedAccount.name,
    start: epochMinutesOf(start_time),
    end: epochMinutesOf(end_time),
  }));
  return [...bookings, ...byHand.map(toComing)];
}

function toComing(visit: Awaited<ReturnType<typeof listHandEnteredVisits>>[number]): ComingBooking {
  const { id, service_id, service_name, client_name, start_time, end_time } = visit;
  return {
    id,
    status: 'confirmed',
    service_id,
    service_name,
    client_name,
    start: epochMinutesOf(start_time),
    end: epochMinutesOf(end_time),
  };
}
