import type { ProfileRole, ProfileType } from '#app/platform/access/profile-types.ts';
import { preparedDatabase } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';

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
  return profilesStore.findById(preparedDatabase(), accountId);
}

/** Returns the own profile as the documented call selects it (OPEN-58); undefined without one. */
export async function ownProfile(viewer: Viewer, columns?: 'reduced') {
  const profile = await profilesStore.findById(preparedDatabase(), viewer.id);
  if (!profile || !viewer.profile) return undefined;
  const { id, first_name, last_name, email, profile_photo_url } = profile;
  const { role, type } = viewer.profile;
  const reduced = { id, first_name, last_name, email, role, type };
  return columns === 'reduced' ? reduced : { ...reduced, profile_photo_url };
}
