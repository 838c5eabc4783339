import type { Connection } from '#app/platform/database/database.server.ts';
import { servicesStore } from '../services-store.server.ts';

/** Returns a professional's services without a Stripe price, for rooms below. */
export function listServicesWithoutPrice(db: Connection, professionalId: string) {
  return servicesStore.listWithoutStripePrice(db, professionalId);
}
