import type { Connection } from '#app/platform/database/database.server.ts';
import { servicesStore } from '../services-store.server.ts';

/** Writes the price that Stripe has for a service, unless it got one or its amount was changed meanwhile. Dollars. */
export async function recordStripePrice(
  db: Connection,
  service: { id: string; price: string },
  stripe: { stripe_product_id: string; stripe_price_id: string },
): Promise<void> {
  await servicesStore.setFirstStripePrice(db, service, stripe);
}
