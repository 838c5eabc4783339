import { hash, randomBytes } from 'node:crypto';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts';
import { accountLimits } from '../../account-limits.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { emailChangesStore } from '../email-changes-store.server.ts';
import { profilesStore } from '../../profiles-store.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { confirmOwner } from '../../security/commands/confirm-owner.server.ts';
import { mailAccountNotice } from '../../notices/commands/mail-account-notice.server.ts';

const perUser: RateLimit = { name: 'email-change', points: 5, seconds: 60 * 60 };

/**
 * Asks for another sign-in address. Nothing changes before the link mailed to it is followed; the address so far hears
 * of it. An address that is taken looks the same to whoever asks (OPEN-62): its owner is told instead of mailed a link.
 * @throws AppError same_email, or what confirmOwner throws.
 */
export async function requestEmailChange(
  viewer: Viewer,
  wish: { email: string; password?: string | undefined },
): Promise<void> {
  const { email } = wish;
  if (email === viewer.email)
    throw new AppError(accountErrors.same_email, { fields: { email: accountErrors.same_email.message } });
  await confirmOwner(viewer, wish.password);
  await consumeRateLimit(perUser, viewer.id);
  const token = randomBytes(32).toString('base64url');
  await inTransaction(async (trx) => {
    const isTaken = (await profilesStore.findUserByEmail(trx, email)) !== undefined;
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

/** What is kept of a link: who reads the database cannot follow it. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

function linkPath(token: string): string {
  return `/account/confirm-email?token=${token}`;
}

function linkEnd(): Date {
  return new Date(Date.now() + accountLimits.emailChangeLinkHours * 60 * 60 * 1000);
}
