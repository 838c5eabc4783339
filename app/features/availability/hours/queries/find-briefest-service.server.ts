import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { briefestService } from '#app/features/slot-rules/hours/service-time.ts';
import { workingHoursStore } from '../working-hours-store.server.ts';

/** Returns the id of a professional's briefest service by their service times; undefined if they offer none. */
export async function findBriefestService(professionalId: string, db: ReadOnlyConnection): Promise<string | undefined> {
  return briefestService(await workingHoursStore.listTimedServices(db, professionalId))?.id;
}
