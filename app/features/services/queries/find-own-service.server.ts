import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { serviceErrors } from '../services.errors.ts';
import { servicesStore } from '../services-store.server.ts';
import { ownProfessionalId } from './own-professional-id.server.ts';

/**
 * Returns one of a person's own services with the instant of its last change, for rooms below.
 * @throws AppError service_no_professional or service_not_found, the same for unknown services and other people's
 */
export async function findOwnService(
  userId: string,
  { serviceId, professionalId }: { serviceId: string; professionalId: string },
) {
  const service = await servicesStore.findOwnVersion(
    database(),
    serviceId,
    await ownProfessionalId(userId, professionalId),
  );
  if (!service) throw new AppError(serviceErrors.service_not_found);
  return service;
}

export type OwnServiceVersion = Awaited<ReturnType<typeof findOwnService>>;
