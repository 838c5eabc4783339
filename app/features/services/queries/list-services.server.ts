import { database } from '#app/platform/database/database.server.ts';
import { servicesStore } from '../services-store.server.ts';

/** A professional's services in the order they were added (API-022). */
export async function listServices(professionalId: string) {
  const rows = await servicesStore.listByProfessional(database(), professionalId);
  return rows.map(({ stripe_product_id: _product, ...service }) => service);
}

export type ServiceDto = Awaited<ReturnType<typeof listServices>>[number];
