import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { findService } from '#app/features/services/queries/find-service.server.ts';
import type { ServiceEvent } from '#app/features/services/service-events.ts';
import { isMissing, stripe } from '../../stripe.server.ts';
import { missingPrices } from './create-missing-prices.server.ts';
import { retireAtStripe } from './retire-at-stripe.server.ts';

/** Whoever changes a service asks for its price at once, as a rule: a job looks after those who did not. */
const patienceSeconds = 10;

/**
 * Keeps Stripe in line with a service, in any order and any number of times. @throws the failure, so that it is tried
 * again.
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

/** What the client reads on the checkout page. */
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
