import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import type { workPhotoAnswer } from '#app/features/professionals/answers/professional.server.ts';
import { workPhotosStore } from '../work-photos-store.server.ts';

/** Returns a professional's portfolio in its order (API-028). */
export function listWorkPhotos(professionalId: string, db: ReadOnlyConnection = database()): Promise<WorkPhotoDto[]> {
  return workPhotosStore.list(db, professionalId);
}

export type WorkPhotoDto = z.infer<typeof workPhotoAnswer>;
