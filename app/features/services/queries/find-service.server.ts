import type { Connection } from '#app/platform/database/database.server.ts';
import { servicesStore } from '../services-store.server.ts';

/** Returns a service, for rooms below; undefined if there is none. */
export function findService(db: Connection, id: string) {
  return servicesStore.findById(db, id);
}

export type ServiceRecord = NonNullable<Awaited<ReturnType<typeof findService>>>;

/** Returns a professional's services without a Stripe price, for rooms below. */
export function listServicesWithoutPrice(db: Connection, professionalId: string) {
  return servicesStore.listWithoutStripePrice(db, professionalId);
}
