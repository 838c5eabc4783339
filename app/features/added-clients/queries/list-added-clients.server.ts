import { type Connection, database } from '#app/platform/database/database.server.ts';
import type { AddedClientList } from '../added-client.ts';
import { addedClientLimits } from '../added-client-limits.ts';
import { addedClientsStore } from '../added-clients-store.server.ts';

export type AddedClientsPage = { search?: string | undefined; page?: number | undefined; limit?: number | undefined };

/** Lists the clients that a professional added, by name; pages begin at 1. */
export async function listAddedClients(
  professionalId: string,
  { search = '', page = 1, limit = addedClientLimits.pageSize }: AddedClientsPage = {},
): Promise<AddedClientList> {
  const term = search.trim().replaceAll(/\s+/g, ' ');
  const digits = /^[\d\s().+-]+$/.test(term) ? term.replaceAll(/\D/g, '') : '';
  const [items, total] = await Promise.all([
    addedClientsStore.list(database(), professionalId, { search: term, digits, offset: (page - 1) * limit, limit }),
    addedClientsStore.count(database(), professionalId, term, digits),
  ]);
  return { items, total };
}

/** Lists a page for people, or the last one if there are fewer by now. */
export async function showAddedClients(
  professionalId: string,
  { search, page }: { search: string; page: number },
): Promise<{ clients: AddedClientList; page: number }> {
  const clients = await listAddedClients(professionalId, { search, page });
  const pages = Math.max(1, Math.ceil(clients.total / addedClientLimits.pageSize));
  if (page <= pages) return { clients, page };
  return { clients: await listAddedClients(professionalId, { search, page: pages }), page: pages };
}

export function countAddedClients(professionalId: string, db: Connection = database()): Promise<number> {
  return addedClientsStore.count(db, professionalId, '', '');
}

/** How all of a professional's added clients are called and reached, to find them again in a file. */
export function listAddedPeople(db: Connection, professionalId: string) {
  return addedClientsStore.listAll(db, professionalId);
}
