import { database } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';

/** Returns the own profile as the documented call selects it (OPEN-58); undefined without one. */
export async function ownProfile(viewer: Viewer, columns?: 'reduced') {
  const profile = await profilesStore.findById(database(), viewer.id);
  if (!profile || !viewer.profile) return undefined;
  const { id, first_name, last_name, email, profile_photo_url } = profile;
  const { role, type } = viewer.profile;
  const reduced = { id, first_name, last_name, email, role, type };
  return columns === 'reduced' ? reduced : { ...reduced, profile_photo_url };
}
