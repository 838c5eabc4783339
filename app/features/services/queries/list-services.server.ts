import { database } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { toServiceDto } from '../answers/services.server.ts';
import type { ServiceDto } from '../service-dto.ts';
import { servicesStore } from '../services-store.server.ts';

/** Returns a professional's services in the order they were added (API-022). */
export async function listServices(professionalId: string, db: ReadOnlyConnection = database()): Promise<ServiceDto[]> {
  return (await servicesStore.listByProfessional(db, professionalId)).map(toServiceDto);
}
