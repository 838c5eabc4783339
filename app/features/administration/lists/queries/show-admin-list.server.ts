import { readOnlyDatabase } from '#app/platform/database/replicas/read-only.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { type AdminListName, type AdminListRequest, adminListRequest } from '../admin-list.ts';
import type { AdminPage, AdminRows } from '../admin-rows.ts';
import { administrationStore } from '../administration-store.server.ts';
import { listForAdmin } from './list-for-admin.server.ts';

/** The list on the dashboard; `page` is undefined if it could not be read: the page says so and keeps its controls. */
export type ShownList = {
  [Name in AdminListName]: { name: Name; page: AdminPage<AdminRows[Name]> | undefined };
}[AdminListName];

export async function showAdminList(name: AdminListName, request: AdminListRequest): Promise<ShownList> {
  try {
    return { name, page: await listForAdmin(name, request) } as ShownList;
  } catch (error) {
    log.error({ err: error, list: name }, 'a list of the admin dashboard could not be read');
    return { name, page: undefined } as ShownList;
  }
}

const waiting = adminListRequest('professionals', { filter: 'waiting' });
const countMaximum = 1_000;

/** Returns how many applications are waiting for a decision, counted up to 1,000. */
export function countWaiting(): Promise<number> {
  return administrationStore.count(readOnlyDatabase(), 'professionals', waiting, undefined, countMaximum);
}
