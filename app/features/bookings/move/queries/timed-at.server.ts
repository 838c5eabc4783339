import { database } from '#app/platform/database/database.server.ts';
import { bookingMovesStore } from '../booking-moves-store.server.ts';
import type { BookingRow } from '../../bookings-store.server.ts';

/** When a booking was made or last moved. */
export async function timedAt({
  id,
  moves,
  created_at,
}: Pick<BookingRow, 'id' | 'moves' | 'created_at'>): Promise<Date> {
  const last = moves > 0 ? await bookingMovesStore.findLatest(database(), id) : undefined;
  return last?.moved_at ?? created_at;
}
