import type { Connection } from '#app/platform/database/database.server.ts';
import { bookingMovesStore } from '../booking-moves-store.server.ts';

/** The latest move of a booking; undefined if it was never moved. */
export function findLatestMove(db: Connection, bookingId: string) {
  return bookingMovesStore.findLatest(db, bookingId);
}

/** All moves of a booking, in order. */
export function listMoves(db: Connection, bookingId: string) {
  return bookingMovesStore.listOfBooking(db, bookingId);
}
