import type { ProfileRole, ProfileType } from '#app/platform/access/profile-types.ts';
import { database } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';

export type Profile = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  profile_photo_url: string | null;
  type: ProfileType | null;
  role: ProfileRole;
};

/** Finds the profile of an account; undefined if it has none, or is deleted. */
export function findProfile(accountId: string): Promise<Profile | undefined> {
  return profilesStore.findById(database(), accountId);
}
