import type { Connection } from '#app/platform/database/database.server.ts';
import type { ProfileType } from '#app/platform/access/profile-types.ts';
import { profilesStore } from '../profiles-store.server.ts';

/** Sets a profile's type in the caller's transaction. Never called with user input. */
export async function setProfileType(db: Connection, profileId: string, type: ProfileType): Promise<void> {
  await profilesStore.setType(db, profileId, type);
}
