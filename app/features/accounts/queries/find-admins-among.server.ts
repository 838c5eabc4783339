import { database } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';

/** Those of some users who are administrators. */
export async function findAdminsAmong(userIds: ReadonlySet<string>): Promise<string[]> {
  if (userIds.size === 0) return [];
  const found = await profilesStore.adminsAmong(database(), [...userIds]);
  return found.map(({ id }) => id);
}
