import { database } from '#app/platform/database/database.server.ts';
import { directorySitemapStore } from '../directory-sitemap-store.server.ts';

/** How many professionals are listed (OPEN-15). */
export function countListedProfessionals(): Promise<number> {
  return directorySitemapStore.count(database());
}

/** Ids of listed professionals in a lasting order, each with the instant of the last change of its profile. */
export async function listListedProfessionals(range: {
  offset: number;
  limit: number;
}): Promise<{ id: string; changedAt: Date }[]> {
  const rows = await directorySitemapStore.list(database(), range);
  return rows.map(({ id, changed_at }) => ({ id, changedAt: changed_at }));
}
