import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { clientImportsStore, type ImportRow } from '../client-imports-store.server.ts';
import type { ImportSource } from '#app/features/import-files/import-source.ts';
import { importLimits } from '../import-limits.ts';

export type PreviewRow = ImportRow & { source: ImportSource };

/** Reads an import of a professional, done or not; undefined if they have none of this id. */
export async function findImport(id: string, { id: ownerId }: OwnProfessional): Promise<ImportRow | undefined> {
  return isId(id) ? clientImportsStore.findOwn(database(), id, ownerId) : undefined;
}

/** When the lines of a file are deleted. */
export function expiryOf({ created_at }: Pick<ImportRow, 'created_at'>): Date {
  return new Date(created_at.getTime() + importLimits.previewMinutes * 60_000);
}

/**
 * Returns an import that is not done and whose lines are still there.
 * @throws AppError import_not_found, import_expired
 */
export function assertPreview(row: ImportRow | undefined, now: Date): PreviewRow {
  if (!row) throw new AppError(clientImportErrors.import_not_found);
  if (row.source === null || expiryOf(row) <= now) throw new AppError(clientImportErrors.import_expired);
  return { ...row, source: row.source };
}
