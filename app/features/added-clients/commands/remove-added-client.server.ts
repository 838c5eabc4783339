import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { addedClientErrors } from '../added-clients.errors.ts';
import { addedClientsStore } from '../added-clients-store.server.ts';

/**
 * Removes one of a professional's added clients; visits entered for them stay.
 * @throws AppError added_client_not_found, also for other people's
 */
export async function removeAddedClient(id: string, professionalId: string): Promise<void> {
  const isRemoved = isId(id) && (await addedClientsStore.remove(database(), id, professionalId));
  if (!isRemoved) throw new AppError(addedClientErrors.added_client_not_found);
}
