import { readOnlyDatabase } from '#app/platform/database/replicas/read-only.server.ts';
import { directorySitemapStore } from '../directory-sitemap-store.server.ts';

/** Counts the listed professionals (OPEN-15). */
export function countListedProfessionals(): Promise<number> {
  return directorySitemapStore.count(readOnlyDatabase());
}

/** Lists ids of listed professionals in a stable order, each with the instant its profile last changed. */
export async function listListedProfessionals(range: {
  offset: number;
  limit: number;
}): Promise<{ id: string; changedAt: Date }[]> {
  const rows = await directorySitemapStore.list(readOnlyDatabase(), range);
  return rows.map(({ id, changed_at }) => ({ id, changedAt: changed_at }));
}
