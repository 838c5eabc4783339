import { inTransaction } from '#app/platform/database/database.server.ts';
import { servicesStore } from '../services-store.server.ts';
import { publishServiceEvent } from './publish-service-event.server.ts';

export type PricedService = { id: string; professional_id: string; price: string; stripe_price_id: string | null };
export type StripePrice = { stripe_product_id: string; stripe_price_id: string };

/**
 * Sets a Stripe price with its amount in dollars in one step, so that no one sees one without the other. Only if the
 * service still has the price that this one replaces.
 * @returns whether it was set
 */
export async function setStripePrice(before: PricedService, price: string, stripe: StripePrice): Promise<boolean> {
  return inTransaction(async (trx) => {
    const now = await servicesStore.findOwnForUpdate(trx, before.id, before.professional_id);
    if (!now || now.price !== before.price || now.stripe_price_id !== before.stripe_price_id) return false;
    await servicesStore.update(trx, before.id, { price, ...stripe });
    const retired = { priceId: before.stripe_price_id ?? undefined };
    await publishServiceEvent(trx, {
      name: 'changed',
      serviceId: before.id,
      professionalId: before.professional_id,
      retired,
    });
    return true;
  });
}
