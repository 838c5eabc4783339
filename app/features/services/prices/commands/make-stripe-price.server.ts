import { hash, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Cents } from '#app/lib/money.ts';
import type { StripePrice } from '../../commands/set-stripe-price.server.ts';
import { currency } from '#app/platform/stripe/currency.ts';
import { isMissing, isServerFailure, stripe } from '#app/platform/stripe/stripe.server.ts';

/** A service as it was when it was read. */
export type ServiceToPrice = {
  id: string;
  name: string;
  description: string;
  stripe_product_id: string | null;
  updated_at: Date;
};

/**
 * Creates a price in dollars at Stripe for a service, on its product or a new one. Simultaneous calls for the same
 * state of the service get the same price; a later state gets a new one, even with an earlier amount.
 * @throws Stripe's errors
 */
export async function makeStripePrice(service: ServiceToPrice, amount: Cents): Promise<StripePrice> {
  const price = await onItsProduct(service, amount);
  return {
    stripe_product_id: typeof price.product === 'string' ? price.product : price.product.id,
    stripe_price_id: price.id,
  };
}

async function onItsProduct(service: ServiceToPrice, amount: Cents): Promise<Stripe.Price> {
  const { stripe_product_id } = service;
  if (stripe_product_id === null) return create(service, amount, newProduct(service));
  try {
    return await create(service, amount, { product: stripe_product_id });
  } catch (error) {
    if (!isMissing(error)) throw error;
    return create(service, amount, newProduct(service));
  }
}

type ProductParameters = Pick<Stripe.PriceCreateParams, 'product' | 'product_data'>;

const newProduct = ({ id, name }: ServiceToPrice): ProductParameters => ({
  product_data: { name, metadata: { service_id: id } },
});

async function create(
  { id, updated_at }: ServiceToPrice,
  amount: Cents,
  product: ProductParameters,
): Promise<Stripe.Price> {
  const parameters = { currency, unit_amount: amount, ...product, metadata: { service_id: id } };
  const version = `${updated_at.toISOString()} ${JSON.stringify(parameters)}`;
  try {
    return await stripe().prices.create(parameters, {
      idempotencyKey: `service:${id}:price:${hash('sha256', version)}`,
    });
  } catch (error) {
    if (!isServerFailure(error)) throw error;
    // Stripe repeats a stored 500 for a day, so the key has to change. A price that was created all the same is never
    // used and costs nothing.
    return stripe().prices.create(parameters, { idempotencyKey: `service:${id}:price:${randomUUID()}` });
  }
}
