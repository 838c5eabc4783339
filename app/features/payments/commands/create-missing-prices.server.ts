import { hash, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { database } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/jobs.server.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { recordStripePrice } from '#app/features/services/commands/record-stripe-price.server.ts';
import { listServicesWithoutPrice } from '#app/features/services/queries/list-services-without-price.server.ts';
import { currency } from '../checkout-limits.ts';
import { isServerFailure, stripe } from '../stripe.server.ts';

/** Professionals whose services need prices at Stripe before anybody can pay for them. */
export const missingPrices = defineQueue<{ professionalId: string }>('payments.missing-prices', { retryLimit: 15, retryDelaySeconds: 2 });

type Service = Awaited<ReturnType<typeof listServicesWithoutPrice>>[number];

/** Makes a product and a price for each service that has none. @throws the failure, so that the job is tried again. */
export async function createMissingPrices({ professionalId }: { professionalId: string }): Promise<void> {
  for (const service of await listServicesWithoutPrice(database(), professionalId)) {
    const price = await createPrice(service);
    await recordStripePrice(database(), service, { stripe_product_id: productOf(price), stripe_price_id: price.id });
  }
}

async function createPrice(service: Service): Promise<Stripe.Price> {
  const parameters: Stripe.PriceCreateParams = {
    currency,
    unit_amount: centsFromDollars(service.price),
    product_data: { name: service.name, metadata: { service_id: service.id } },
    metadata: { service_id: service.id },
  };
  try {
    return await stripe().prices.create(parameters, { idempotencyKey: `service:${service.id}:price:${hash('sha256', JSON.stringify(parameters))}` });
  } catch (error) {
    if (!isServerFailure(error)) throw error;
    // Stripe repeats a stored 500 for a day. A price that was made all the same is never used and costs nothing.
    return stripe().prices.create(parameters, { idempotencyKey: `service:${service.id}:price:${randomUUID()}` });
  }
}

function productOf({ product }: Stripe.Price): string {
  return typeof product === 'string' ? product : product.id;
}
