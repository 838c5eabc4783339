import { lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { canBePaid } from '#app/features/professionals/professional.policy.ts';
import { findStripeAccountOf } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { missingPrices } from '../prices/commands/create-missing-prices.server.ts';
import { serviceLimits } from '../service-limits.ts';
import { serviceErrors } from '../services.errors.ts';
import { servicesStore, type NewService } from '../services-store.server.ts';
import { publishServiceEvent } from './publish-service-event.server.ts';

/**
 * Saves the services of an application of a professional who is not bookable yet (OPEN-42). One whose name they offer
 * already is changed, so that what was set up for it stays; those that the application does not name stay, too.
 * Whoever has connected Stripe already gets the missing prices; for others they are created when they connect it.
 * @throws AppError service_limit
 */
export async function saveApplicationServices(
  trx: Transaction,
  professionalId: string,
  services: NewService[],
): Promise<void> {
  await lockSubject(trx, `services ${professionalId}`);
  const offered = await servicesStore.listByProfessional(trx, professionalId);
  const added: NewService[] = [];
  for (const service of services) {
    const index = offered.findIndex(({ name }) => isSameName(name, service.name));
    const [before] = index === -1 ? [] : offered.splice(index, 1);
    if (!before || !(await changeTo(trx, before.id, professionalId, service))) added.push(service);
  }
  await addAll(trx, professionalId, added);
  const account = await findStripeAccountOf(trx, professionalId);
  if (account && canBePaid(account)) await enqueue(trx, missingPrices, { professionalId });
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/**
 * Changes what an application says of a service; what it leaves blank, and the duration, which it does not ask for,
 * stay.
 * @returns false if the service was deleted meanwhile
 */
async function changeTo(
  trx: Transaction,
  serviceId: string,
  professionalId: string,
  { name, price, description, category_id }: NewService,
): Promise<boolean> {
  const before = await servicesStore.findOwnForUpdate(trx, serviceId, professionalId);
  if (!before) return false;
  const isPriceNew = price !== before.price;
  await servicesStore.update(trx, serviceId, {
    name,
    ...(description ? { description } : {}),
    ...(category_id ? { category_id } : {}),
    ...(isPriceNew ? { price, stripe_price_id: null } : {}),
  });
  const retired = isPriceNew ? { priceId: before.stripe_price_id ?? undefined } : {};
  await publishServiceEvent(trx, { name: 'changed', serviceId, professionalId, retired });
  return true;
}

async function addAll(trx: Transaction, professionalId: string, services: NewService[]): Promise<void> {
  for (const service of services) await servicesStore.insert(trx, professionalId, service);
  if (services.length > 0 && (await servicesStore.count(trx, professionalId)) > serviceLimits.perProfessional)
    throw new AppError(serviceErrors.service_limit);
}
