import type { Connection } from '#app/platform/database/database.server.ts';
import { workPhotosStore } from '../work-photos-store.server.ts';

/** Of these addresses those of a portfolio's photos, also of those that can still be put back. */
export function usedWorkPhotos(db: Connection, addresses: readonly string[]): Promise<string[]> {
  return workPhotosStore.listAmong(db, addresses);
}
