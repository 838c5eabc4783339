import type { Connection } from '#app/platform/database/database.server.ts';
import { standingSteps, type RecordedStep, type VisitStep } from '../visit-steps.ts';
import { visitStepsStore } from '../visit-steps-store.server.ts';

/** All presses on a visit in order, unrestricted, for rooms below; those that were taken back too. */
export function listRecordedSteps(db: Connection, bookingId: string): Promise<RecordedStep[]> {
  return visitStepsStore.list(db, bookingId);
}

/** The same of several visits. */
export function listRecordedStepsOf(
  db: Connection,
  bookingIds: readonly string[],
): Promise<(RecordedStep & { booking_id: string })[]> {
  return visitStepsStore.listOfBookings(db, bookingIds);
}

/**
 * The last step of a visit that stands, in the caller's transaction; null before the first.
 * @param since leaves out what was recorded earlier
 */
export async function findStep(
  db: Connection,
  { id, status }: { id: string; status: string },
  since?: Date,
): Promise<VisitStep | null> {
  const last = standingSteps(await visitStepsStore.list(db, id), status === 'completed').at(-1);
  return last && !(since && last.recorded_at < since) ? last.step : null;
}
