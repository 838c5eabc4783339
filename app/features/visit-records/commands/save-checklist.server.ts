import { inTransaction } from '#app/platform/database/database.server.ts';
import { findOwnService } from '#app/features/services/queries/find-own-service.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { serviceErrors } from '#app/features/services/services.errors.ts';
import { serviceChecklistsStore } from '../service-checklists-store.server.ts';

/**
 * Saves the checklist of an own service; without lines it has none. Visits that were ticked keep theirs.
 * @throws AppError service_not_found, also for other people's
 */
export async function saveChecklist(viewerId: string, serviceId: string, lines: string[]): Promise<void> {
  const professional = await findProfessionalOf(viewerId);
  if (!professional) throw new AppError(serviceErrors.service_not_found);
  await findOwnService(viewerId, { serviceId, professionalId: professional.id });
  await inTransaction((trx) =>
    lines.length === 0
      ? serviceChecklistsStore.remove(trx, serviceId)
      : serviceChecklistsStore.save(trx, serviceId, lines),
  );
}
