import { dollarNumber, type Cents } from '#app/lib/money.ts';
import { toServiceDto } from '../answers/services.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { refuseStale } from '../refuse-stale.ts';
import type { SeenService, ServiceInput } from '../service.schema.ts';
import { servicesStore } from '../services-store.server.ts';
import { publishServiceEvent } from './publish-service-event.server.ts';

export type PricedService = { id: string; professional_id: string; price: Cents; stripe_price_id: string | null };
export type StripePrice = { stripe_product_id: string; stripe_price_id: string };

/** The other fields of a service, saved with its price; `base` is the service as it was read. */
export type ServiceText = Omit<ServiceInput, 'price'> & { base?: SeenService | undefined };

/** A price with Stripe's id of it; the product is left out if the service keeps its own. */
type NewPrice = { price: Cents; stripe: Pick<StripePrice, 'stripe_price_id'> & Partial<StripePrice> };

/**
 * Sets a Stripe price with its amount, and the text if there is any, in one step, so that no one sees one
 * without the other. Only if the service still has the price that this one replaces.
 * @returns whether it was set
 * @throws AppError service_changed since the text was read
 */
export async function setStripePrice(
  before: PricedService,
  { price, stripe }: NewPrice,
  text?: ServiceText,
): Promise<boolean> {
  return inTransaction(async (trx) => {
    const now = await servicesStore.findOwnForUpdate(trx, before.id, before.professional_id);
    if (!now || now.price !== before.price || now.stripe_price_id !== before.stripe_price_id) return false;
    if (text) refuseStale(toServiceDto(now), { ...text, price: dollarNumber(price) });
    const { base: _, ...fields } = text ?? {};
    await servicesStore.update(trx, before.id, { ...fields, price, ...stripe });
    const isPriceNew = before.stripe_price_id !== stripe.stripe_price_id;
    await publishServiceEvent(trx, {
      name: 'changed',
      serviceId: before.id,
      professionalId: before.professional_id,
      retired: isPriceNew ? { priceId: before.stripe_price_id ?? undefined } : {},
    });
    return true;
  });
}
