import type { Transaction } from '#app/platform/database/database.server.ts';
import type { AddedClient } from '../added-client.ts';
import { addedClientsStore } from '../added-clients-store.server.ts';

export type NewClient = Omit<AddedClient, 'id'>;

/** Adds clients of an import, for whoever holds the professional's lock and has left out those they have. */
export async function addClients(
  trx: Transaction,
  clients: readonly NewClient[],
  of: { professional_id: string; import_id: string },
): Promise<void> {
  await addedClientsStore.insert(
    trx,
    clients.map((client) => ({ ...client, ...of })),
  );
}

/** Removes what an import added. @returns how many there still were */
export function removeClientsOfImport(trx: Transaction, importId: string): Promise<number> {
  return addedClientsStore.removeOfImport(trx, importId);
}
