import { database } from '#app/platform/database/database.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { clientImportsStore } from '../client-imports-store.server.ts';

/** Deletes the lines of a file that is not imported after all; what is gone stays gone. */
export async function discardImport(id: string, professionalId: string): Promise<void> {
  if (isId(id)) await clientImportsStore.deletePreview(database(), id, professionalId);
}
