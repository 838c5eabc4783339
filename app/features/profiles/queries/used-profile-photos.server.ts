import type { Connection } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';

/** Lists which of these URLs are in use as profile photos. */
export function usedProfilePhotos(db: Connection, addresses: readonly string[]): Promise<string[]> {
  return profilesStore.listPhotosAmong(db, addresses);
}
