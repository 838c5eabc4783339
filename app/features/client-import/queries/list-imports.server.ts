import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { clientImportsStore, type ImportRow } from '../client-imports-store.server.ts';
import type { DoneImportDto } from '../import-dto.ts';
import { importLimits } from '../import-limits.ts';

/** Until when an import can be undone. */
export function undoEnd(importedAt: Date): Date {
  return new Date(importedAt.getTime() + importLimits.undoHours * 3_600_000);
}

/** The latest imports of a professional, newest first. */
export async function listImports(owner: OwnProfessional, now = new Date()): Promise<DoneImportDto[]> {
  const rows = await clientImportsStore.listDone(database(), owner.id, importLimits.pageSize);
  return rows.flatMap((row) => (row.imported_at ? [toDoneImport(row, row.imported_at, now)] : []));
}

/**
 * An import that was done.
 * @throws AppError import_not_found, also while it is not done
 */
export async function readDoneImport(id: string, owner: OwnProfessional, now = new Date()): Promise<DoneImportDto> {
  const row = await clientImportsStore.findOwn(database(), id, owner.id);
  if (!row?.imported_at) throw new AppError(clientImportErrors.import_not_found);
  return toDoneImport(row, row.imported_at, now);
}

function toDoneImport(
  row: Omit<ImportRow, 'source' | 'choices' | 'version'>,
  importedAt: Date,
  now: Date,
): DoneImportDto {
  const end = undoEnd(importedAt);
  return {
    id: row.id,
    file_name: row.file_name,
    kind: row.kind,
    imported_at: importedAt.toISOString(),
    clients: row.clients_added,
    visits: row.visits_added,
    undone_at: row.undone_at?.toISOString() ?? null,
    undo_until: row.undone_at === null && end > now ? end.toISOString() : null,
    visits_left: row.visits_left,
  };
}
