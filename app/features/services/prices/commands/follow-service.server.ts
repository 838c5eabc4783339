import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { findService } from '../../queries/find-service.server.ts';
import type { ServiceEvent } from '../../service-events.ts';
import { isMissing, stripe } from '#app/platform/stripe/stripe.server.ts';
import { missingPrices } from './create-missing-prices.server.ts';
import { retireAtStripe } from './retire-at-stripe.server.ts';

/** Whoever changes a service normally requests its price at once; after this delay a job creates missing ones. */
const patienceSeconds = 10;

/**
 * Syncs a service to Stripe, in any order and any number of times.
 * @throws the failure, so that it is retried
 */
export async function followService({ serviceId, professionalId, retired }: ServiceEvent): Promise<void> {
  const service = await findService(database(), serviceId);
  if (service && service.stripe_price_id === null) {
    await inTransaction((trx) =>
      enqueue(trx, missingPrices, { professionalId }, { startAfterSeconds: patienceSeconds }),
    );
  }
  if (service?.stripe_product_id) await describeProduct(service.stripe_product_id, service);
  await retireAtStripe(retired);
}

/** Updates the product's name and description, which clients read on the checkout page. */
async function describeProduct(
  productId: string,
  { name, description }: { name: string; description: string },
): Promise<void> {
  try {
    await stripe().products.update(productId, { name, description });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
