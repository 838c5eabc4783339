import { hash, randomBytes } from 'node:crypto';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction, brokenConstraint, database } from '#app/platform/database/database.server.ts';
import { AppError, isErrorOf } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { accountLimits } from '../../account-limits.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { emailChangesStore } from '../email-changes-store.server.ts';
import { saveProfileEmail } from '#app/features/profiles/commands/save-profile.server.ts';
import { usersStore } from '../../users-store.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { confirmOwner } from '../../security/commands/confirm-owner.server.ts';
import { mailAccountNotice } from '../../notices/commands/mail-account-notice.server.ts';
import { recordRefusedAttempt } from '#app/features/audit/commands/record-refused-attempt.server.ts';
import { passwordResetStore } from '../../password/password-reset-store.server.ts';
import { deleteUnconfirmedAccount } from '../../removal/commands/discard-unconfirmed-account.server.ts';
import { endSessionsOf } from '#app/features/sessions/commands/end-sessions-of.server.ts';

const perUser: RateLimit = { name: 'email-change', points: 5, seconds: 60 * 60 };

/**
 * Requests a change of the sign-in email. Nothing changes until the mailed link is followed; the current email is
 * notified. A taken email looks the same to the caller (OPEN-62): its owner is notified instead of mailed a link. One that
 * was registered and never confirmed is nobody's.
 * @throws AppError same_email, or what confirmOwner throws
 */
export async function requestEmailChange(
  viewer: SessionViewer,
  wish: { email: string; password?: string | undefined },
): Promise<void> {
  const { email } = wish;
  if (email === viewer.email)
    throw new AppError(accountErrors.same_email, { fields: { email: accountErrors.same_email.message } });
  await confirmOwner(viewer, wish.password);
  await consumeRateLimit(perUser, viewer.id);
  const token = randomBytes(32).toString('base64url');
  await inTransaction(async (trx) => {
    const isTaken = (await usersStore.findByEmail(trx, email))?.email_verified === true;
    await emailChangesStore.put(trx, {
      user_id: viewer.id,
      new_email: email,
      token_hash: hashOf(token),
      expires_at: linkEnd(),
    });
    await mailAccountNotice(
      trx,
      isTaken ? { kind: 'email-change-taken', email } : { kind: 'email-change-link', email, path: linkPath(token) },
    );
    await mailAccountNotice(trx, { kind: 'email-change-asked', email: viewer.email, newEmail: email });
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.email_change_asked',
      subjectType: 'user',
      subjectId: viewer.id,
      details: {},
    });
  });
}

/** Only a hash is stored, so that reading the database does not give usable links. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

function linkPath(token: string): string {
  return `/account/confirm-email?token=${token}`;
}

function linkEnd(): Date {
  return new Date(Date.now() + accountLimits.emailChangeLinkHours * 60 * 60 * 1000);
}

/**
 * Follows the link mailed to a new email, which becomes the sign-in email. Password links mailed to the old one stop
 * working, and every session ends except the one that follows the link. A registration of the email that was never
 * confirmed makes way.
 * @returns the new email
 * @throws AppError dead_link if the link is used, expired or replaced by a newer one, or if the email was taken
 * meanwhile
 */
export async function confirmEmailChange(token: string, viewer: SessionViewer | undefined): Promise<{ email: string }> {
  try {
    return await inTransaction(async (trx) => {
      const change = await emailChangesStore.take(trx, hashOf(token));
      if (!change) throw new AppError(accountErrors.dead_link);
      const { user_id: userId, new_email: email } = change;
      const isReplaced = await deleteUnconfirmedAccount(trx, email);
      const before = await usersStore.setEmail(trx, userId, email);
      await saveProfileEmail(trx, userId, email);
      await passwordResetStore.deleteAll(trx, userId);
      await endSessionsOf(trx, userId, viewer?.sessionId);
      await recordAuditEntry(trx, {
        actorId: userId,
        action: 'account.email_changed',
        subjectType: 'user',
        subjectId: userId,
        details: {},
      });
      await mailAccountNotice(trx, { kind: 'email-changed', email: before, newEmail: email });
      if (isReplaced) await mailAccountNotice(trx, { kind: 'registration-discarded', email });
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

/** Cancels a requested change; its link stops working. Succeeds if there is none. */
export async function cancelEmailChange(userId: string): Promise<void> {
  await emailChangesStore.deleteOfUser(database(), userId);
}
