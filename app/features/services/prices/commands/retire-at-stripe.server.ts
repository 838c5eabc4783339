import type { ServiceEvent } from '../../service-events.ts';
import { isMissing, stripe } from '#app/platform/stripe/stripe.server.ts';

/**
 * Takes a price, or a product with its price, off sale. Stripe never deletes a price; checkouts that are open with it
 * can still be paid (https://docs.stripe.com/products-prices/manage-prices#archive-price).
 * @throws Stripe's errors, except for objects it does not know
 */
export async function retireAtStripe({ priceId, productId }: ServiceEvent['retired']): Promise<void> {
  if (priceId) await ignoringMissing(stripe().prices.update(priceId, { active: false }));
  if (productId) await ignoringMissing(stripe().products.update(productId, { active: false }));
}

async function ignoringMissing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
