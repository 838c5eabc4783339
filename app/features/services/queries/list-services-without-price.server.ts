import type { Connection } from '#app/platform/database/database.server.ts';
import { servicesStore } from '../services-store.server.ts';

/** A professional's services that Stripe has no price for yet, for rooms below. */
export function listServicesWithoutPrice(db: Connection, professionalId: string) {
  return servicesStore.listWithoutStripePrice(db, professionalId);
}
