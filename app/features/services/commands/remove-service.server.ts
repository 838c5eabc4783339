import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { ownProfessionalId } from '../queries/own-professional-id.server.ts';
import type { ServiceEvent } from '../service-events.ts';
import { serviceErrors } from '../services.errors.ts';
import { servicesStore } from '../services-store.server.ts';
import { publishServiceEvent } from './publish-service-event.server.ts';

/**
 * Deletes one of the caller's own services. Its bookings stay unchanged, without the service (OPEN-46).
 * @param claimedProfessionalId the owner according to the request, if sent
 * @returns what Stripe no longer needs to offer
 * @throws AppError service_no_professional or service_not_found
 */
export async function removeService(
  userId: string,
  serviceId: string,
  claimedProfessionalId?: string,
): Promise<ServiceEvent['retired']> {
  const professionalId = await ownProfessionalId(userId, claimedProfessionalId);
  return inTransaction(async (trx) => {
    const gone = await servicesStore.removeOwn(trx, serviceId, professionalId);
    if (!gone) throw new AppError(serviceErrors.service_not_found);
    const retired = { priceId: gone.stripe_price_id ?? undefined, productId: gone.stripe_product_id ?? undefined };
    await publishServiceEvent(trx, { name: 'removed', serviceId, professionalId, retired });
    return retired;
  });
}
