import type * as z from 'zod/mini';
import type { addedClientAnswer, addedClientListAnswer } from './answers/added-clients.server.ts';

/** Somebody a professional added to their clients, for that professional. */
export type AddedClient = z.infer<typeof addedClientAnswer>;

export type AddedClientList = z.infer<typeof addedClientListAnswer>;

/** The tab of the clients page with those a professional added. */
export const addedClientsUrl = '/dashboard/professional/clients/added';

/** Where files of clients and visits are imported. */
export const importUrl = '/dashboard/professional/import';

/** Returns the list's URL with a search and a page, relative to the list's own. */
export function addedClientsPageUrl(search: string, page: number): string {
  const parameters = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `?${parameters}`;
}
