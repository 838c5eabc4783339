import type { Connection } from '#app/platform/database/database.server.ts';
import { problemsStore } from '../problems-store.server.ts';

/** A report, unrestricted, for rooms below; undefined if there is none. */
export function findProblem(db: Connection, id: string) {
  return problemsStore.findById(db, id);
}

/** The report of a booking, which has one at most. */
export function findProblemOfBooking(db: Connection, bookingId: string) {
  return problemsStore.findByBooking(db, bookingId);
}

/** Whether a booking has an open problem. */
export function hasOpenProblem(db: Connection, bookingId: string): Promise<boolean> {
  return problemsStore.hasOpen(db, bookingId);
}
