import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { getProfessional } from '#app/features/professionals/queries/get-professional.server.ts';
import { favouriteErrors } from '../favourites.errors.ts';
import { favouriteLimits } from '../favourite-limits.ts';
import { favouritesStore } from '../favourites-store.server.ts';

/**
 * Saves a listed professional to a viewer's favorites. Idempotent.
 * @throws AppError professional_not_found, profile_needed or too_many_favourites
 */
export async function saveFavourite(professionalId: string, viewer: Viewer): Promise<void> {
  if (!viewer.profile) throw new AppError(favouriteErrors.profile_needed);
  // As an anonymous visitor sees it: nobody, not even an admin, can save an unlisted professional.
  await getProfessional(professionalId, undefined);
  const isSaved = await favouritesStore.save(database(), viewer.id, professionalId, favouriteLimits.most);
  if (!isSaved) throw new AppError(favouriteErrors.too_many_favourites);
}
