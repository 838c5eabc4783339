import * as z from 'zod/mini';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import type { PasswordReset } from '../password-reset.schema.ts';
import { emailChangesStore } from '../../email-change/email-changes-store.server.ts';
import { passwordResetStore } from '../password-reset-store.server.ts';
import { findRecoverySession, recoveryTokenHash } from '../queries/find-recovery-session.server.ts';
import { signInMethodsStore } from '../../security/sign-in-methods-store.server.ts';
import { endSessionsOf } from '#app/features/sessions/commands/end-sessions-of.server.ts';
import { assertStrongPassword } from './assert-strong-password.server.ts';

/** The queue of changed passwords; notifications mails the owner, in case somebody else changed it. */
export const passwordChanges = defineQueue('account.password-changed', z.object({ email: z.string() }), mailPatience);

/**
 * Sets a new password through a mailed link: consumes this link and all others of the user, confirms the email, and
 * ends every session. Of concurrent uses of one link, one succeeds.
 * @throws AppError weak_password; recovery_session_missing
 */
export async function resetPassword({ token, newPassword }: PasswordReset): Promise<void> {
  assertStrongPassword(newPassword, 'newPassword');
  // A dead link costs no hash.
  await findRecoverySession(token);
  const { password } = await auth().$context;
  const passwordHash = await password.hash(newPassword);
  await inTransaction(async (trx) => {
    const userId = await passwordResetStore.take(trx, recoveryTokenHash(token));
    const email = userId && (await passwordResetStore.lockUser(trx, userId));
    if (!email) throw new AppError(accountErrors.recovery_session_missing);
    await passwordResetStore.setPassword(trx, userId, passwordHash);
    await passwordResetStore.deleteAll(trx, userId);
    await endSessionsOf(trx, userId);
    await signInMethodsStore.deleteTrustedDevices(trx, userId);
    await emailChangesStore.deleteOfUser(trx, userId);
    await recordAuditEntry(trx, {
      actorId: userId,
      action: 'account.password_reset',
      subjectType: 'user',
      subjectId: userId,
      details: {},
    });
    await enqueue(trx, passwordChanges, { email });
  });
}
