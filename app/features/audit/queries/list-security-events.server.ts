import { database } from '#app/platform/database/database.server.ts';
import { securityLogStore, type SecurityLogQuery } from '../security-log-store.server.ts';

/** An entry of the security log as it is kept: ids, no names. Instants are ISO 8601. */
export type SecurityEntry = Awaited<ReturnType<typeof listSecurityEvents>>['items'][number];

/** A page of the security log, the newest first. @returns with `next_cursor` the id that the next page begins after. */
export async function listSecurityEvents({ limit, ...query }: SecurityLogQuery) {
  const rows = await securityLogStore.list(database(), { ...query, limit: limit + 1 });
  const items = rows.slice(0, limit).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
