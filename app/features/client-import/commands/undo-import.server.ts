import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { removeClientsOfImport } from '#app/features/added-clients/commands/add-clients.server.ts';
import { type LeftVisit, removeImportedVisits } from '#app/features/bookings/by-hand/commands/import-visits.server.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { clientImportsStore } from '../client-imports-store.server.ts';
import { undoEnd } from '../queries/list-imports.server.ts';

/**
 * Takes an import back within a day: its clients, and those of its visits that nobody has paid for or pays for right now.
 * Done again, it changes nothing.
 * @returns the visits that stay; none when it was undone before
 * @throws AppError import_not_found, import_undo_over
 */
export async function undoImport(id: string, owner: OwnProfessional, now = new Date()): Promise<LeftVisit[]> {
  if (!isId(id)) throw new AppError(clientImportErrors.import_not_found);
  return inTransaction(async (trx) => {
    await lockSubject(trx, owner.id);
    const row = await clientImportsStore.lockOwn(trx, id, owner.id);
    if (!row?.imported_at) throw new AppError(clientImportErrors.import_not_found);
    if (row.undone_at) return [];
    if (undoEnd(row.imported_at) <= now) throw new AppError(clientImportErrors.import_undo_over);
    return takeBack(trx, { professional_id: owner.id, import_id: id }, now);
  });
}

async function takeBack(
  trx: Transaction,
  of: { professional_id: string; import_id: string },
  now: Date,
): Promise<LeftVisit[]> {
  await removeClientsOfImport(trx, of.import_id);
  const { left } = await removeImportedVisits(trx, of, now);
  await clientImportsStore.recordUndo(trx, of.import_id, { undone_at: now, visits_left: left.length });
  return left;
}
