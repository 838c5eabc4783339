import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { endAdminRole } from '#app/features/profiles/commands/make-admin.server.ts';
import { endSessionsOf } from '#app/features/sessions/commands/end-sessions-of.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { accountRemovalStore } from '../removal/account-removal-store.server.ts';
import { signInMethodsStore } from '../security/sign-in-methods-store.server.ts';
import { usersStore } from '../users-store.server.ts';

export type AdminRemoval = 'removed' | 'no_admin' | 'last_admin';

/**
 * Takes an administrator's role away, unless it is the only one's, and signs the account out everywhere. The account
 * stays a person's own.
 */
export async function removeAdmin(email: string): Promise<AdminRemoval> {
  return inTransaction(async (trx) => {
    const userId = (await usersStore.findByEmail(trx, email))?.id;
    const admins = await accountRemovalStore.lockAdminIds(trx);
    if (userId === undefined || !admins.includes(userId)) return 'no_admin';
    if (admins.length === 1) return 'last_admin';
    await endAdminRole(trx, userId);
    await endSessionsOf(trx, userId);
    await signInMethodsStore.deleteTrustedDevices(trx, userId);
    await recordAuditEntry(trx, {
      actorId: null,
      action: 'account.admin_removed',
      subjectType: 'user',
      subjectId: userId,
    });
    return 'removed';
  });
}
