import { database } from '#app/platform/database/database.server.ts';
import { standingSteps, type StandingStep } from '../visit-progress.ts';
import { visitStepsStore } from '../visit-steps-store.server.ts';

/** What stands of the presses on several visits, by visit, unrestricted, for rooms below; none are missing. */
export async function listStandingSteps(
  visits: readonly { id: string; status: string }[],
): Promise<Map<string, StandingStep[]>> {
  const ids = visits.map(({ id }) => id);
  const recorded = ids.length === 0 ? [] : await visitStepsStore.listOfBookings(database(), ids);
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
