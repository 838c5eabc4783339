import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { briefestService } from '#app/features/slot-rules/hours/service-time.ts';
import { workingHoursStore } from '../working-hours-store.server.ts';

/** Returns the id of the briefest service that can be paid for, by the service times; undefined without one. */
export async function findBriefestService(professionalId: string, db: ReadOnlyConnection): Promise<string | undefined> {
  return briefestService(await workingHoursStore.listTimedServices(db, professionalId))?.id;
}
