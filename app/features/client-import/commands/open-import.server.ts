import { config } from '#app/platform/config/config.server.ts';
import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { visibleLine } from '#app/lib/line-text.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';
import { clientImportsStore } from '../client-imports-store.server.ts';
import { recognizeColumns } from '../columns/recognize-columns.ts';
import { eventColumns } from '#app/features/import-files/events/event-lines.ts';
import { readSource } from '#app/features/import-files/queries/read-source.server.ts';
import { importLimits } from '../import-limits.ts';

/**
 * Reads a file and stores its lines for a preview, at most an hour. The file itself is not stored.
 * @returns the import's id
 * @throws AppError import_file_empty and the others that say why a file cannot be read
 */
export async function openImport(
  { bytes, name }: { bytes: Uint8Array; name: string },
  owner: OwnProfessional,
  now = new Date(),
): Promise<string> {
  const services = await listServices(owner.id);
  const context = {
    zone: owner.time_zone,
    services: services.map((service) => service.name),
    baseUrl: config().BASE_URL,
    now,
  };
  const source = await readSource(bytes, context);
  const columns = source.kind === 'ics' ? [...eventColumns] : recognizeColumns(source.columns);
  const file_name = visibleLine(name).slice(0, importLimits.fileNameMaximum) || 'File';
  const choices = { columns, service_id: onlyOne(services), services: {}, adds_clients: true };
  return inTransaction(async (trx) => {
    await lockSubject(trx, owner.id);
    const { id } = await clientImportsStore.insert(trx, { professional_id: owner.id, file_name, source, choices }, now);
    await clientImportsStore.deleteOldestPreviews(trx, owner.id, importLimits.previewsMaximum);
    return id;
  });
}

/** Who has one service needs to choose none. */
function onlyOne([service, another]: readonly { id: string }[]): string | null {
  return service && !another ? service.id : null;
}
