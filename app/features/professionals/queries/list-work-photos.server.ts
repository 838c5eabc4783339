import { database } from '#app/platform/database/database.server.ts';
import { workPhotosStore } from '../work-photos-store.server.ts';

/** A professional's portfolio in its order (API-028). */
export function listWorkPhotos(professionalId: string) {
  return workPhotosStore.list(database(), professionalId);
}

export type WorkPhotoDto = Awaited<ReturnType<typeof listWorkPhotos>>[number];
