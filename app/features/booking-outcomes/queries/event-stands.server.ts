import type { BookingEvent } from '#app/features/bookings/booking-events.ts';
import { findProblem } from '#app/features/bookings/problems/queries/find-problem.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { isCompletedSince } from '../complete/queries/is-completed-since.server.ts';

/** Whether what an event announces was not taken back since: a completion undone, a report of a problem withdrawn. */
export async function eventStands({ bookingId, completedAt, problemId }: BookingEvent): Promise<boolean> {
  if (completedAt) return isCompletedSince(bookingId, completedAt);
  return problemId === undefined || (await findProblem(database(), problemId)) !== undefined;
}
