import { randomBytes } from 'node:crypto';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import { generatedUsername } from '../usernames/usernames.ts';

export type CreatedAdmin = { email: string; /** Told once, only when the account is new. */ password: string | null };

/** Makes an account an administrator's, or creates one with a password that is shown once (OPEN-14). */
export async function createAdmin(email: string): Promise<CreatedAdmin> {
  const password = randomBytes(12).toString('base64url');
  const context = await auth().$context;
  const passwordHash = await context.password.hash(password);
  return inTransaction(async (trx) => {
    const existing = await profilesStore.findUserByEmail(trx, email);
    const userId = existing?.id ?? (await profilesStore.insertConfirmedUser(trx, email, passwordHash));
    const profile = {
      id: userId,
      email,
      username: generatedUsername(email),
      first_name: '',
      last_name: '',
      phone: '',
      type: null,
    };
    await profilesStore.insert(trx, profile);
    await profilesStore.setRole(trx, userId, 'admin');
    await recordAuditEntry(trx, {
      actorId: null,
      action: 'account.made_admin',
      subjectType: 'user',
      subjectId: userId,
    });
    return { email, password: existing ? null : password };
  });
}
