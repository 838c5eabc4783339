import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import type { serviceTimeAnswer, weeklyHoursAnswer } from '../../answers/availability.server.ts';
import { workingHoursStore } from '../working-hours-store.server.ts';

/** Returns the saved hours in the order of a week; empty until hours are saved. */
export function listWeeklyHours(professionalId: string): Promise<z.infer<typeof weeklyHoursAnswer>[]> {
  return workingHoursStore.listHours(database(), professionalId);
}

/** Returns the service times with the names of their services (API-049), in minutes. */
export function listServiceTimes(
  professionalId: string,
  db: ReadOnlyConnection = database(),
): Promise<ServiceTimeDto[]> {
  return workingHoursStore.listServiceTimes(db, professionalId);
}

export type ServiceTimeDto = z.infer<typeof serviceTimeAnswer>;
