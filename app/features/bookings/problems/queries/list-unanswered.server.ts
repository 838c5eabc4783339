import { type Connection, database } from '#app/platform/database/database.server.ts';
import { noShowLimits } from '../../cancel/no-show.ts';
import { problemsStore } from '../problems-store.server.ts';

const batch = 200;

/** The bookings whose clients said a day ago that nobody came, and whose professionals have not answered. */
export function listUnanswered(now: Date): Promise<string[]> {
  const until = new Date(now.getTime() - noShowLimits.answerHours * 3_600_000);
  return problemsStore.listUnanswered(database(), until, batch);
}

/** Whether the problem of a booking is open and unanswered, in the caller's transaction. */
export async function isUnanswered(db: Connection, bookingId: string): Promise<boolean> {
  const report = await problemsStore.findByBooking(db, bookingId);
  return report?.status === 'open' && report.kind === 'no-show' && report.answered_at === null;
}

/** Whether a booking has an open problem. */
export function hasOpenProblem(db: Connection, bookingId: string): Promise<boolean> {
  return problemsStore.hasOpen(db, bookingId);
}
