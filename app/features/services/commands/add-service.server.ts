import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { toServiceDto } from '../answers/services.server.ts';
import type { ServiceDto } from '../service-dto.ts';
import { ownProfessionalId } from '../queries/own-professional-id.server.ts';
import type { ServiceInput } from '../service.schema.ts';
import { serviceLimits } from '../service-limits.ts';
import { serviceErrors } from '../services.errors.ts';
import { servicesStore } from '../services-store.server.ts';
import { publishServiceEvent } from './publish-service-event.server.ts';

/**
 * Adds a service to the caller's own. Its Stripe price is created by create-stripe-price, or by a job soon after.
 * @throws AppError service_no_professional or service_limit
 */
export async function addService(userId: string, input: ServiceInput): Promise<ServiceDto> {
  const professionalId = await ownProfessionalId(userId);
  return inTransaction(async (trx) => {
    await lockSubject(trx, `services ${professionalId}`);
    if ((await servicesStore.count(trx, professionalId)) >= serviceLimits.perProfessional)
      throw new AppError(serviceErrors.service_limit);
    const service = await servicesStore.insert(trx, professionalId, {
      ...input,
      category_id: null,
      price: centsFromDollars(input.price),
    });
    await publishServiceEvent(trx, { name: 'added', serviceId: service.id, professionalId, retired: {} });
    return toServiceDto(service);
  });
}
