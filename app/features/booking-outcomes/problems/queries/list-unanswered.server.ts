import { type Connection, database } from '#app/platform/database/database.server.ts';
import { problemListsStore } from '../problem-lists-store.server.ts';
import { findProblemOfBooking } from '#app/features/bookings/problems/queries/find-problem.server.ts';

const limit = 200;
/** Days after which only the team settles a report: professionals who have arrived are never settled by themselves. */
const daysBack = 7;

/** The bookings whose clients said that nobody came, and whose professionals should have answered by now. */
export function listUnanswered(now: Date): Promise<string[]> {
  const from = new Date(now.getTime() - daysBack * 86_400_000);
  return problemListsStore.listUnanswered(database(), { from, until: now, limit });
}

/** Whether the open problem of a booking should have been answered by now, in the caller's transaction. */
export async function isUnanswered(db: Connection, bookingId: string, now: Date): Promise<boolean> {
  const report = await findProblemOfBooking(db, bookingId);
  if (report?.status !== 'open' || report.answered_at !== null || report.answer_until === null) return false;
  return report.answer_until <= now;
}
