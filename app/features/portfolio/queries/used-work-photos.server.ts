import type { Connection } from '#app/platform/database/database.server.ts';
import { workPhotosStore } from '../work-photos-store.server.ts';

/** Returns which of these URLs belong to photos of a portfolio, including removed ones that can still be restored. */
export function usedWorkPhotos(db: Connection, addresses: readonly string[]): Promise<string[]> {
  return workPhotosStore.listAmong(db, addresses);
}
