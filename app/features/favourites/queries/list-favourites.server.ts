import { database } from '#app/platform/database/database.server.ts';
import { favouritesStore } from '../favourites-store.server.ts';

export interface FavouriteDto {
  professional_id: string;
  /** ISO instant. */
  created_at: string;
}

/** Somebody's own favourites, the last saved first. */
export async function listFavourites(profileId: string): Promise<FavouriteDto[]> {
  const rows = await favouritesStore.listByOwner(database(), profileId);
  return rows.map(({ professional_id, created_at }) => ({ professional_id, created_at: created_at.toISOString() }));
}
