import type { Connection } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';

/** Of these addresses those at which somebody's profile photo stands. */
export function usedProfilePhotos(db: Connection, addresses: readonly string[]): Promise<string[]> {
  return profilesStore.listPhotosAmong(db, addresses);
}
