import { inTransaction } from '#app/platform/database/database.server.ts';
import { findOwnService } from '#app/features/services/queries/find-own-service.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { serviceErrors } from '#app/features/services/services.errors.ts';
import { signaturesStore } from '../signature/signatures-store.server.ts';
import type { ChecklistRequest } from '../visit-record.schema.ts';
import { serviceChecklistsStore } from '../service-checklists-store.server.ts';

/**
 * Saves the checklist of an own service; without lines it has none, and whether its clients are asked to sign. Visits that were ticked keep theirs.
 * @returns whether they are asked
 * @throws AppError service_not_found, also for other people's
 */
export async function saveChecklist(viewerId: string, serviceId: string, request: ChecklistRequest): Promise<boolean> {
  const professional = await findProfessionalOf(viewerId);
  if (!professional) throw new AppError(serviceErrors.service_not_found);
  await findOwnService(viewerId, { serviceId, professionalId: professional.id });
  const { lines, asks_signature: isAsked } = request;
  return inTransaction(async (trx) => {
    if (lines.length === 0) await serviceChecklistsStore.remove(trx, serviceId);
    else await serviceChecklistsStore.save(trx, serviceId, lines);
    if (isAsked !== undefined) await signaturesStore.ask(trx, serviceId, isAsked);
    return signaturesStore.isAskedFor(trx, serviceId);
  });
}
