import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { accountRemovalStore } from '../account-removal-store.server.ts';
import { accountErrors } from '../../accounts.errors.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';

/**
 * Takes hold of an account that is to be removed, until the transaction ends.
 * @returns false when it is gone already. @throws AppError last_admin
 */
export async function lockAccount(trx: Transaction, { id }: Viewer): Promise<boolean> {
  // The role as it is kept: the viewer's own hides that of an administrator who has no second factor yet.
  if (await accountRemovalStore.isAdmin(trx, id)) {
    const admins = await accountRemovalStore.lockAdminIds(trx);
    if (admins.length === 1 && admins[0] === id) throw new AppError(accountErrors.last_admin);
  }
  return accountRemovalStore.lockUser(trx, id);
}

/**
 * Removes user, profile, sessions and ways to sign in, as part of the caller's change: signed out on every device at
 * once.
 */
export async function removeAccount(trx: Transaction, { id, email }: Viewer): Promise<void> {
  await accountRemovalStore.remove(trx, id, email);
}
