import { isErrorOf } from '#app/platform/errors/app-error.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { previewQuery } from '../client-import.schema.ts';
import type { ImportPreviewDto } from '../import-dto.ts';
import { countPagePreview } from '../preview-limit.server.ts';
import { findImport } from './find-preview.server.ts';
import { readImport } from './read-import.server.ts';

/**
 * What the page of an import shows: its preview, that it is done, or null if there is none any more.
 * @throws a 429 of React Router's
 */
export async function readPreviewPage(
  id: string,
  parameters: URLSearchParams,
  owner: OwnProfessional,
): Promise<ImportPreviewDto | 'done' | null> {
  await countPagePreview(owner.id);
  const found = await findImport(id, owner);
  if (found?.imported_at) return 'done';
  const asked = previewQuery.safeParse(Object.fromEntries(parameters));
  return readImport(found, asked.success ? asked.data : { page: 1 }, owner).catch((error: unknown) => {
    const { import_not_found, import_expired } = clientImportErrors;
    if (isErrorOf(error, import_not_found) || isErrorOf(error, import_expired)) return null;
    throw error;
  });
}
