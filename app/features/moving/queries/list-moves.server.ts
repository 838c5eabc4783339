import { database, type Connection } from '#app/platform/database/database.server.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { bookingMovesStore } from '../booking-moves-store.server.ts';

/** The latest move of a booking; undefined if it was never moved. */
export function findLatestMove(db: Connection, bookingId: string) {
  return bookingMovesStore.findLatest(db, bookingId);
}

/** All moves of a booking, in order. */
export function listMoves(db: Connection, bookingId: string) {
  return bookingMovesStore.listOfBooking(db, bookingId);
}

/** When a booking was made or last moved. */
export async function timedAt({
  id,
  moves,
  created_at,
}: Pick<BookingRecord, 'id' | 'moves' | 'created_at'>): Promise<Date> {
  const last = moves > 0 ? await bookingMovesStore.findLatest(database(), id) : undefined;
  return last?.moved_at ?? created_at;
}
