import type { Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { canBePaid } from '#app/features/professionals/professional.policy.ts';
import { findStripeAccountOf } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { missingPrices } from '../prices/commands/create-missing-prices.server.ts';
import { servicesStore, type NewService } from '../services-store.server.ts';
import { publishServiceEvent } from './publish-service-event.server.ts';

/**
 * Replaces all services of a professional who is not bookable yet, as part of the application (OPEN-42). The ones of
 * before go off sale at Stripe. Whoever has connected Stripe already gets prices for the new ones; for others they are
 * created when their account becomes active.
 */
export async function replaceServices(trx: Transaction, professionalId: string, services: NewService[]): Promise<void> {
  const deleted = await servicesStore.replaceAll(trx, professionalId, services);
  for (const { id, stripe_price_id, stripe_product_id } of deleted) {
    const retired = { priceId: stripe_price_id ?? undefined, productId: stripe_product_id ?? undefined };
    await publishServiceEvent(trx, { name: 'removed', serviceId: id, professionalId, retired });
  }
  const account = await findStripeAccountOf(trx, professionalId);
  if (account && canBePaid(account)) await enqueue(trx, missingPrices, { professionalId });
}
