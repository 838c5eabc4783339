import { createHash } from 'node:crypto';
import { recordRefusedAttempt } from '#app/features/audit/commands/record-refused-attempt.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { passwordResetStore } from '../password-reset-store.server.ts';

/**
 * The session that a mailed link stands for; it does one thing: set a new password, once (document 2, section 4).
 * One that is refused is entered in the security log.
 * @throws AppError recovery_session_missing, alike for links that are made up, used or too old.
 */
export async function findRecoverySession(token: string): Promise<{ email: string; expiresAt: Date }> {
  const tokenHash = recoveryTokenHash(token);
  const session = await passwordResetStore.find(database(), tokenHash);
  if (!session) {
    const accountId = await passwordResetStore.findOwner(database(), tokenHash);
    await recordRefusedAttempt({
      action: 'account.password_reset',
      accountId,
      reason: accountErrors.recovery_session_missing.code,
    });
    throw new AppError(accountErrors.recovery_session_missing);
  }
  return { email: session.email, expiresAt: session.expires_at };
}

/** What is kept of a link's secret, so that nobody who reads the database can use it. */
export function recoveryTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
