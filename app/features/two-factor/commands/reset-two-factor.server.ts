import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { accountIdOf } from '#app/features/accounts/queries/emails.server.ts';
import { deleteTrustedDevices } from '#app/features/accounts/security/commands/delete-trusted-devices.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { endSessionsOf } from '#app/features/sessions/commands/end-sessions-of.server.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { twoFactorStore } from '../two-factor-store.server.ts';

/**
 * Turns two-factor sign-in off for somebody who has lost phone and recovery codes; for the operator's command. All
 * their sessions end, and they are told by mail. Whoever must have it sets it up anew at the next sign-in.
 * @returns false without an account of this email
 */
export async function resetTwoFactor(email: string): Promise<boolean> {
  const userId = await accountIdOf(email);
  if (userId === undefined) return false;
  await inTransaction(async (trx) => {
    await twoFactorStore.remove(trx, userId);
    await deleteTrustedDevices(trx, userId);
    await endSessionsOf(trx, userId);
    await recordAuditEntry(trx, {
      actorId: null,
      action: 'account.two_factor_off',
      subjectType: 'user',
      subjectId: userId,
      details: { by: 'operator' },
    });
    await mailAccountNotice(trx, { kind: 'two-factor-off', email });
  });
  // Last: if this fails, the command can be run again, and until then nobody gets in without a code.
  await (await auth().$context).internalAdapter.updateUser(userId, { twoFactorEnabled: false });
  return true;
}
