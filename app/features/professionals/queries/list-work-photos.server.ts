import { database } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** A professional's portfolio in its order (API-028). */
export function listWorkPhotos(professionalId: string) {
  return professionalsStore.listWorkPhotos(database(), professionalId);
}

export type WorkPhotoDto = Awaited<ReturnType<typeof listWorkPhotos>>[number];
