import { recordRefusedAttempt } from '#app/features/audit/commands/record-refused-attempt.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { brokenConstraint, database, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError, isErrorOf } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { emailChangesStore } from '../email-changes-store.server.ts';
import { passwordResetStore } from '../../password/password-reset-store.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { sessionsStore } from '../../session/sessions-store.server.ts';
import { mailAccountNotice } from '../../notices/commands/mail-account-notice.server.ts';
import { hashOf } from './request-email-change.server.ts';

/**
 * Follows the link mailed to a new address: from now on one signs in with it. Links for a new password that went to the
 * old address stop working, and every session ends but the one that follows the link. @returns the new address.
 * @throws AppError dead_link when it is used up, too old, replaced by a newer one, or when the address has become
 * somebody else's meanwhile.
 */
export async function confirmEmailChange(token: string, viewer: Viewer | undefined): Promise<{ email: string }> {
  try {
    return await inTransaction(async (trx) => {
      const change = await emailChangesStore.take(trx, hashOf(token));
      if (!change) throw new AppError(accountErrors.dead_link);
      const { user_id: userId, new_email: email } = change;
      const before = await emailChangesStore.setEmail(trx, userId, email);
      await passwordResetStore.deleteAll(trx, userId);
      await sessionsStore.deleteOthersOfUser(trx, userId, viewer?.sessionId);
      await recordAuditEntry(trx, {
        actorId: userId,
        action: 'account.email_changed',
        subjectType: 'user',
        subjectId: userId,
        details: {},
      });
      await mailAccountNotice(trx, { kind: 'email-changed', email: before, newEmail: email });
      return { email };
    });
  } catch (error) {
    if (!brokenConstraint(error) && !isErrorOf(error, accountErrors.dead_link)) throw error;
    const accountId = await emailChangesStore.findOwner(database(), hashOf(token));
    await recordRefusedAttempt({
      action: 'account.email_changed',
      accountId,
      actorId: viewer?.id ?? null,
      reason: accountErrors.dead_link.code,
    });
    throw new AppError(accountErrors.dead_link, { cause: error });
  }
}
