import { AppError } from '#app/platform/errors/app-error.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import type { ImportRow } from '../client-imports-store.server.ts';
import type { ImportSource } from '../file/import-source.ts';
import { importLimits } from '../import-limits.ts';

export type PreviewRow = ImportRow & { source: ImportSource };

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
