import * as z from 'zod/mini';
import { database, type Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { setStripePrice } from '../../commands/set-stripe-price.server.ts';
import { listServicesWithoutPrice } from '../../queries/find-service.server.ts';
import { makeStripePrice } from './make-stripe-price.server.ts';

/** Professionals whose services need prices at Stripe before clients can pay for them. */
export const missingPrices = defineQueue('payments.missing-prices', z.object({ professionalId: z.string() }), {
  retryLimit: 15,
  retryDelaySeconds: 2,
});

/** Requests prices for those of a professional's services that have none, once this change is made. */
export async function requestMissingPrices(trx: Transaction, professionalId: string): Promise<void> {
  const unpriced = await listServicesWithoutPrice(trx, professionalId);
  if (unpriced.length > 0) await enqueue(trx, missingPrices, { professionalId });
}

/**
 * Creates a price, and a product if there is none, for each service that has no price. A service whose amount changes
 * meanwhile gets an event of its own.
 * @throws the failure, so that the job is retried
 */
export async function createMissingPrices({ professionalId }: { professionalId: string }): Promise<void> {
  for (const service of await listServicesWithoutPrice(database(), professionalId)) {
    const stripe = await makeStripePrice(service, service.price);
    await setStripePrice(service, { price: service.price, stripe });
  }
}
