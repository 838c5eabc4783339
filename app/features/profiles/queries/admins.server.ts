import { database } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';

/** Finds the administrators among some users. */
export async function findAdminsAmong(userIds: ReadonlySet<string>): Promise<string[]> {
  if (userIds.size === 0) return [];
  const found = await profilesStore.adminsAmong(database(), [...userIds]);
  return found.map(({ id }) => id);
}

/** Whether this is the only administrator. */
export async function isLastAdmin(userId: string): Promise<boolean> {
  const admins = await listAdminIds();
  return admins.length === 1 && admins[0] === userId;
}

/** Lists the administrators by id. */
export function listAdminIds(): Promise<string[]> {
  return profilesStore.listAdminIds(database());
}
