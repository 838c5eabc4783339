import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { accountRemovalStore } from '../account-removal-store.server.ts';
import { usersStore } from '../../users-store.server.ts';
import { mailAccountNotice } from '../../notices/commands/mail-account-notice.server.ts';

/**
 * Makes way for the proven owner of an email: deletes an unconfirmed account registered with it, including password,
 * name and phone. Whoever registered it may have been waiting for the owner (pre-hijacking:
 * https://msrc.microsoft.com/blog/2022/05/pre-hijacking-attacks/), and nobody can have used it, because signing in
 * needs the confirmation. A confirmed account is left alone.
 */
export async function discardUnconfirmedAccount(email: string): Promise<void> {
  await inTransaction(async (trx) => {
    if (await deleteUnconfirmedAccount(trx, email))
      await mailAccountNotice(trx, { kind: 'registration-discarded', email });
  });
}

/**
 * Deletes an unconfirmed account, in the caller's transaction, and mails nobody.
 * @returns false if there is none
 */
export async function deleteUnconfirmedAccount(trx: Transaction, email: string): Promise<boolean> {
  const user = await usersStore.findByEmail(trx, email);
  if (!user || !(await accountRemovalStore.lockUnconfirmed(trx, user.id))) return false;
  await accountRemovalStore.remove(trx, user.id, email);
  await recordAuditEntry(trx, {
    actorId: null,
    action: 'account.unconfirmed_discarded',
    subjectType: 'user',
    subjectId: user.id,
  });
  return true;
}
