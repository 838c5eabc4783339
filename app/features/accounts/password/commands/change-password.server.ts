import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { emailChangesStore } from '../../email-change/email-changes-store.server.ts';
import { passwordResetStore } from '../password-reset-store.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { signInMethodsStore } from '../../security/sign-in-methods-store.server.ts';
import { assertStrongPassword } from './assert-strong-password.server.ts';
import { confirmByOneOf, findPasswordHash } from '../../security/commands/confirm-owner.server.ts';
import { passwordChanges } from './reset-password.server.ts';

/**
 * Changes the password. Every other session ends; the caller's continues under a new token, which the answer carries.
 * Links for a new password or email stop working, and trusted devices need the code again. If the new password is
 * already set, the request repeats one whose answer was lost: everything happens again.
 * @throws AppError no_password, wrong_password, same_password or weak_password
 */
export async function changePassword(
  viewer: SessionViewer,
  change: { password: string; new_password: string },
  headers: Headers,
): Promise<Response> {
  const { password, new_password: newPassword } = change;
  assertStrongPassword(newPassword, 'new_password');
  if (newPassword === password) {
    throw new AppError(accountErrors.same_password, { fields: { new_password: accountErrors.same_password.message } });
  }
  if ((await findPasswordHash(viewer.id)) === undefined) throw new AppError(accountErrors.no_password);
  const present = await confirmByOneOf(viewer, [password, newPassword]);
  const answer = await auth().api.changePassword({
    body: { currentPassword: present, newPassword, revokeOtherSessions: true },
    headers,
    asResponse: true,
  });
  if (!answer.ok) throw new AppError(accountErrors.wrong_password);
  await inTransaction(async (trx) => {
    await passwordResetStore.deleteAll(trx, viewer.id);
    await signInMethodsStore.deleteTrustedDevices(trx, viewer.id);
    await emailChangesStore.deleteOfUser(trx, viewer.id);
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.password_changed',
      subjectType: 'user',
      subjectId: viewer.id,
      details: {},
    });
    await enqueue(trx, passwordChanges, { email: viewer.email });
  });
  return answer;
}
