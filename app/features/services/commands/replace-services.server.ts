import type { Transaction } from '#app/platform/database/database.server.ts';
import { servicesStore, type NewService } from '../services-store.server.ts';

/** Replaces all services of a professional who is not bookable yet, as part of the application (OPEN-42). */
export async function replaceServices(trx: Transaction, professionalId: string, services: NewService[]): Promise<void> {
  await servicesStore.replaceAll(trx, professionalId, services);
}
