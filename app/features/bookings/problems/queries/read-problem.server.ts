import { database } from '#app/platform/database/database.server.ts';
import { problemsStore } from '../problems-store.server.ts';

/** The problem reported for a booking, unrestricted, for rooms below. */
export function readProblem(bookingId: string) {
  return problemsStore.findByBooking(database(), bookingId);
}
