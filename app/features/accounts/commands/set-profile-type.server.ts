import type { Connection } from '#app/platform/database/database.server.ts';
import type { ProfileType } from '#app/platform/access/profile-types.ts';
import { profilesStore } from '../profiles-store.server.ts';

/** Makes a profile a client's or a professional's, as part of the caller's change. Never called with a user's word. */
export async function setProfileType(db: Connection, profileId: string, type: ProfileType): Promise<void> {
  await profilesStore.setType(db, profileId, type);
}
