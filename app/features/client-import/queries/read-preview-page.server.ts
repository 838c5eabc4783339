import { database } from '#app/platform/database/database.server.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { previewQuery } from '../client-import.schema.ts';
import { clientImportsStore } from '../client-imports-store.server.ts';
import type { ImportPreviewDto } from '../import-dto.ts';
import { readImport } from './read-import.server.ts';

/** What the page of an import shows: its preview, that it is done, or null if there is none any more. */
export async function readPreviewPage(
  id: string,
  parameters: URLSearchParams,
  owner: OwnProfessional,
): Promise<ImportPreviewDto | 'done' | null> {
  const found = isId(id) ? await clientImportsStore.findOwn(database(), id, owner.id) : undefined;
  if (found?.imported_at) return 'done';
  const asked = previewQuery.safeParse(Object.fromEntries(parameters));
  return readImport(id, asked.success ? asked.data : { page: 1 }, owner).catch((error: unknown) => {
    const { import_not_found, import_expired } = clientImportErrors;
    if (isErrorOf(error, import_not_found) || isErrorOf(error, import_expired)) return null;
    throw error;
  });
}
