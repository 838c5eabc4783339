import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { accountRemovalStore } from '../account-removal-store.server.ts';
import { accountErrors } from '../../accounts.errors.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';

/**
 * Locks an account for removal, until the transaction ends.
 * @returns false if it is already gone
 * @throws AppError last_admin
 */
export async function lockAccount(trx: Transaction, { id }: Viewer): Promise<boolean> {
  // The stored role: the viewer's hides that of an administrator without a second factor.
  if (await accountRemovalStore.isAdmin(trx, id)) {
    const admins = await accountRemovalStore.lockAdminIds(trx);
    if (admins.length === 1 && admins[0] === id) throw new AppError(accountErrors.last_admin);
  }
  return accountRemovalStore.lockUser(trx, id);
}

/**
 * Deletes user, profile, sessions and sign-in methods in the caller's transaction: signed out on every device at
 * once.
 */
export async function removeAccount(trx: Transaction, { id, email }: Viewer): Promise<void> {
  await accountRemovalStore.remove(trx, id, email);
}
