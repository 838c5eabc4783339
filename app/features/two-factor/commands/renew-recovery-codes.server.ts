import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { confirmOwner } from '#app/features/accounts/security/commands/confirm-owner.server.ts';
import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { twoFactorErrors } from '../two-factor.errors.ts';

/**
 * Creates new recovery codes; the old ones stop working.
 * @throws AppError two_factor_off, or what confirmOwner throws
 */
export async function renewRecoveryCodes(
  viewer: SessionViewer,
  password: string | undefined,
  headers: Headers,
): Promise<string[]> {
  if (!viewer.hasTwoFactor) throw new AppError(twoFactorErrors.two_factor_off);
  await confirmOwner(viewer, password);
  const { backupCodes } = await auth().api.generateBackupCodes({
    body: password === undefined ? {} : { password },
    headers,
  });
  await inTransaction(async (trx) => {
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.recovery_codes_renewed',
      subjectType: 'user',
      subjectId: viewer.id,
      details: {},
    });
    await mailAccountNotice(trx, { kind: 'recovery-codes-renewed', email: viewer.email });
  });
  return backupCodes;
}
