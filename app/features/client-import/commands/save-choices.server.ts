import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { clientImportsStore } from '../client-imports-store.server.ts';
import type { ImportChoices } from '../lines/import-choices.ts';
import { assertPreview } from '../queries/find-preview.server.ts';

/**
 * Saves what was chosen for a file. What a calendar's columns hold cannot be chosen.
 * @throws AppError import_not_found, import_expired, import_service_unknown
 */
export async function saveChoices(
  id: string,
  choices: ImportChoices,
  owner: OwnProfessional,
  now = new Date(),
): Promise<void> {
  if (!isId(id)) throw new AppError(clientImportErrors.import_not_found);
  const own = new Set((await listServices(owner.id)).map((service) => service.id));
  const chosen = [choices.service_id, ...Object.values(choices.services)];
  if (chosen.some((one) => one !== null && !own.has(one)))
    throw new AppError(clientImportErrors.import_service_unknown);
  await inTransaction(async (trx) => {
    const { source, choices: before } = assertPreview(await clientImportsStore.lockOwn(trx, id, owner.id), now);
    const columns =
      source.kind === 'ics' ? before.columns : source.columns.map((_, index) => choices.columns[index] ?? null);
    await clientImportsStore.saveChoices(trx, id, { ...choices, columns });
  });
}
