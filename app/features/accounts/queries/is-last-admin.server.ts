import { database } from '#app/platform/database/database.server.ts';
import { accountRemovalStore } from '../removal/account-removal-store.server.ts';

/** Whether this is an administrator, and nobody else is. */
export async function isLastAdmin(userId: string): Promise<boolean> {
  const admins = await accountRemovalStore.listAdminIds(database());
  return admins.length === 1 && admins[0] === userId;
}
