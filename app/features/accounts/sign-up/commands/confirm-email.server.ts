import { createEmailVerificationToken } from 'better-auth/api';
import { recordRefusedAttempt } from '#app/features/audit/commands/record-refused-attempt.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { emailConfirmationsStore } from '../email-confirmations-store.server.ts';
import { findEmailConfirmation } from '../queries/find-email-confirmation.server.ts';
import { ownPath } from '#app/pages/return-path.ts';

const patienceSeconds = 60;

/**
 * Confirms an email by its mailed link, and signs in: `answer` carries the session cookie, `returnTo` is the next
 * page, or the code page if two-factor sign-in is owed. Ends every other link of the email.
 * @throws AppError dead_link
 */
export async function confirmEmail(token: string, headers: Headers): Promise<{ answer: Response; returnTo: string }> {
  const link = await findEmailConfirmation(token);
  if (!link.isLive) {
    await recordRefusedAttempt({
      action: 'account.email_confirmed',
      accountId: link.userId,
      reason: accountErrors.dead_link.code,
    });
    throw new AppError(accountErrors.dead_link);
  }
  const { BASE_URL } = config();
  const { secret } = await auth().$context;
  // The library only knows its own links; this one never leaves the process.
  const own = new URL('/api/auth/verify-email', BASE_URL);
  own.searchParams.set('token', await createEmailVerificationToken(secret, link.email, undefined, patienceSeconds));
  own.searchParams.set('callbackURL', new URL(link.returnTo, BASE_URL).href);
  const answer = await auth().handler(new Request(own, { headers }));
  const target = new URL(answer.headers.get('location') ?? '/', BASE_URL);
  if (answer.status >= 400 || target.searchParams.has('error')) throw new AppError(accountErrors.dead_link);
  await inTransaction(async (trx) => {
    await emailConfirmationsStore.deleteOfUser(trx, link.userId);
    await recordAuditEntry(trx, {
      actorId: link.userId,
      action: 'account.email_confirmed',
      subjectType: 'user',
      subjectId: link.userId,
    });
  });
  return { answer, returnTo: ownPath(target.href, BASE_URL) ?? '/dashboard' };
}
