import { database } from '#app/platform/database/database.server.ts';
import { byHandLimits } from '../by-hand-limits.ts';
import { handEnteredVisitsStore } from '../hand-entered-visits-store.server.ts';

/** Deletes visits that were entered by hand, a year after their end. */
export async function deletePastVisits(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - byHandLimits.keptDays * 24 * 3_600_000);
  await handEnteredVisitsStore.deleteEndedBefore(database(), before);
}
