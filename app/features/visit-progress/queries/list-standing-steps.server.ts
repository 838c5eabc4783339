import { type Connection, database } from '#app/platform/database/database.server.ts';
import {
  listRecordedSteps,
  listRecordedStepsOf,
} from '#app/features/bookings/steps/queries/list-recorded-steps.server.ts';
import { standingSteps, type StandingStep, type VisitStep } from '#app/features/bookings/steps/visit-steps.ts';

/** What stands of the presses on several visits, by visit, unrestricted, for rooms below; none are missing. */
export async function listStandingSteps(
  visits: readonly { id: string; status: string }[],
): Promise<Map<string, StandingStep[]>> {
  const ids = visits.map(({ id }) => id);
  const recorded = ids.length === 0 ? [] : await listRecordedStepsOf(database(), ids);
  return new Map(
    visits.map(({ id, status }) => [
      id,
      standingSteps(
        recorded.filter((step) => step.booking_id === id),
        status === 'completed',
      ),
    ]),
  );
}

/** The press of a step that stands, in the caller's transaction; undefined if there is none. */
export async function findPress(
  db: Connection,
  { id, status }: { id: string; status: string },
  step: VisitStep,
): Promise<StandingStep | undefined> {
  const standing = standingSteps(await listRecordedSteps(db, id), status === 'completed');
  return standing.find((one) => one.step === step);
}
