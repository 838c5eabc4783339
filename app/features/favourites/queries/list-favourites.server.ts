import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { favouritesStore } from '../favourites-store.server.ts';
import type { favouriteAnswer } from '../answers/favourites.server.ts';

export type FavouriteDto = z.infer<typeof favouriteAnswer>;

/** Lists a person's favorites, most recently saved first. */
export async function listFavourites(profileId: string): Promise<FavouriteDto[]> {
  const rows = await favouritesStore.listByOwner(database(), profileId);
  return rows.map(({ professional_id, created_at }) => ({ professional_id, created_at: created_at.toISOString() }));
}
