import { log } from '#app/platform/log/log.server.ts';
import { removeService } from '../../commands/remove-service.server.ts';
import { retireAtStripe } from './retire-at-stripe.server.ts';

/**
 * Deletes a professional's own service here and takes it off sale at Stripe (delete-stripe-service). The database
 * decides: its change also queues a job for Stripe, so that nothing is lost if Stripe does not answer now.
 * @returns whether it is off sale at Stripe already
 * @throws AppError service_no_professional or service_not_found
 */
export async function deletePricedService(
  userId: string,
  { serviceId, professionalId }: { serviceId: string; professionalId: string },
): Promise<boolean> {
  const retired = await removeService(userId, serviceId, professionalId);
  try {
    await retireAtStripe(retired);
    return true;
  } catch (error) {
    log.warn({ err: error, serviceId }, 'Stripe could not take a deleted service off sale; a job goes on trying');
    return false;
  }
}
