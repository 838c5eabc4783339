import { database } from '#app/platform/database/database.server.ts';
import { problemsStore } from '../problems-store.server.ts';

/** The problem that was reported of a booking, as the system itself sees it, for rooms below. */
export function readProblem(bookingId: string) {
  return problemsStore.findByBooking(database(), bookingId);
}
