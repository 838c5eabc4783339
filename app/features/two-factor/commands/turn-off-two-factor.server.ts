import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { accessErrors } from '#app/platform/access/access.errors.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '#app/features/accounts/accounts.errors.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { isBoundToTwoFactor } from '#app/features/sessions/queries/find-viewer.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { deleteTrustedDevices } from '#app/features/accounts/security/commands/delete-trusted-devices.server.ts';
import { confirmOwner } from '#app/features/accounts/security/commands/confirm-owner.server.ts';
import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { twoFactorErrors } from '../two-factor.errors.ts';

/**
 * Turns two-factor sign-in off. The session continues under a new token, which the answer carries.
 * @throws AppError two_factor_off, two_factor_required if it is mandatory for the viewer, or what confirmOwner throws
 */
export async function turnOffTwoFactor(
  viewer: SessionViewer,
  password: string | undefined,
  headers: Headers,
): Promise<Response> {
  if (!viewer.hasTwoFactor) throw new AppError(twoFactorErrors.two_factor_off);
  if (isBoundToTwoFactor(viewer)) throw new AppError(accessErrors.two_factor_required);
  await confirmOwner(viewer, password);
  const answer = await auth().api.disableTwoFactor({
    body: password === undefined ? {} : { password },
    headers,
    asResponse: true,
  });
  if (!answer.ok) throw new AppError(accountErrors.wrong_password);
  await inTransaction(async (trx) => {
    await deleteTrustedDevices(trx, viewer.id);
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.two_factor_off',
      subjectType: 'user',
      subjectId: viewer.id,
      details: {},
    });
    await mailAccountNotice(trx, { kind: 'two-factor-off', email: viewer.email });
  });
  return answer;
}
