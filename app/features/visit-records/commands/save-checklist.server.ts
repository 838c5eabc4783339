import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { findOwnService } from '#app/features/services/queries/find-own-service.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { refuseStaleSave } from '#app/platform/errors/refuse-stale-save.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { serviceErrors } from '#app/features/services/services.errors.ts';
import { signaturesStore } from '../signature/signatures-store.server.ts';
import type { ChecklistInput, ChecklistRequest } from '../visit-record.schema.ts';
import { serviceChecklistsStore } from '../service-checklists-store.server.ts';

/**
 * Saves the checklist of an own service; without lines it has none, and whether its clients are asked to sign. Visits that were ticked keep theirs.
 * @returns whether they are asked
 * @throws AppError service_not_found, also for other people's; changed_meanwhile
 */
export async function saveChecklist(viewerId: string, serviceId: string, request: ChecklistRequest): Promise<boolean> {
  const professional = await findProfessionalOf(viewerId);
  if (!professional) throw new AppError(serviceErrors.service_not_found);
  await findOwnService(viewerId, { serviceId, professionalId: professional.id });
  const { base, lines, asks_signature: isAsked } = request;
  return inTransaction(async (trx) => {
    await lockSubject(trx, serviceId);
    refuseStaleSave(base, { lines, asks_signature: isAsked }, await savedChecklist(trx, serviceId));
    if (lines.length === 0) await serviceChecklistsStore.remove(trx, serviceId);
    else await serviceChecklistsStore.save(trx, serviceId, lines);
    if (isAsked !== undefined) await signaturesStore.ask(trx, serviceId, isAsked);
    return signaturesStore.isAskedFor(trx, serviceId);
  });
}

async function savedChecklist(trx: Transaction, serviceId: string): Promise<ChecklistInput> {
  const found = await serviceChecklistsStore.find(trx, serviceId);
  return { lines: found?.lines ?? [], asks_signature: await signaturesStore.isAskedFor(trx, serviceId) };
}
