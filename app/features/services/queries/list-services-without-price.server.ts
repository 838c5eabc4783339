import type { Connection } from '#app/platform/database/database.server.ts';
import { servicesStore } from '../services-store.server.ts';

/** A professional's services that Stripe has no price for yet, for rooms below. */
export async function listServicesWithoutPrice(db: Connection, professionalId: string) {
  const services = await servicesStore.listByProfessional(db, professionalId);
  return services.filter(({ stripe_price_id }) => stripe_price_id === null);
}
