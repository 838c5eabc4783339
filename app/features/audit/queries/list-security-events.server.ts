import { database } from '#app/platform/database/database.server.ts';
import { securityLogStore, type SecurityLogQuery } from '../security-log-store.server.ts';

/**
 * Returns a page of the security log as stored, newest first: ids, no names.
 * @returns `next_cursor` as the id that the next page begins after
 */
export async function listSecurityEvents({ limit, ...query }: SecurityLogQuery) {
  const rows = await securityLogStore.list(database(), { ...query, limit: limit + 1 });
  const items = rows.slice(0, limit).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
