import { randomBytes } from 'node:crypto';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { makeAdmin } from '#app/features/profiles/commands/make-admin.server.ts';
import { deleteUnconfirmedAccount } from '../removal/commands/discard-unconfirmed-account.server.ts';
import { usersStore } from '../users-store.server.ts';

export type CreatedAdmin = { email: string; /** Told once, only when the account is new. */ password: string | null };

/**
 * Makes an account an administrator's, or creates one with a password that is shown once (OPEN-14). One that was
 * registered and never confirmed makes way: its password may be a stranger's.
 */
export async function createAdmin(email: string): Promise<CreatedAdmin> {
  const password = randomBytes(12).toString('base64url');
  const context = await auth().$context;
  const passwordHash = await context.password.hash(password);
  return inTransaction(async (trx) => {
    await deleteUnconfirmedAccount(trx, email);
    const existing = await usersStore.findByEmail(trx, email);
    const userId = existing?.id ?? (await usersStore.insertConfirmed(trx, email, passwordHash));
    await makeAdmin(trx, userId, email);
    await recordAuditEntry(trx, {
      actorId: null,
      action: 'account.made_admin',
      subjectType: 'user',
      subjectId: userId,
    });
    return { email, password: existing ? null : password };
  });
}
