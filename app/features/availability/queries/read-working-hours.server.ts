import { database } from '#app/platform/database/database.server.ts';
import type { HoursRow } from '../weekly-hours.ts';
import { workingHoursStore } from '../working-hours-store.server.ts';

/** The saved hours, Monday first; none until hours were saved. */
export function listWeeklyHours(professionalId: string): Promise<(HoursRow & { professional_id: string })[]> {
  return workingHoursStore.listHours(database(), professionalId);
}

/** The service times with the names of their services (API-049); minutes. */
export function listServiceTimes(professionalId: string) {
  return workingHoursStore.listServiceTimes(database(), professionalId);
}

export type ServiceTimeDto = Awaited<ReturnType<typeof listServiceTimes>>[number];
