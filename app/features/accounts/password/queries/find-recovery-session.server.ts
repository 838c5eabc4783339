import { createHash } from 'node:crypto';
import { recordRefusedAttempt } from '#app/features/audit/commands/record-refused-attempt.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { passwordResetStore } from '../password-reset-store.server.ts';

/**
 * Finds the session of a mailed link; it can do one thing: set a new password, once (document 2, section 4). A
 * refused one is recorded in the security log.
 * @throws AppError recovery_session_missing, alike for made-up, used and expired links
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

/** Only a hash is stored, so that reading the database does not give usable links. */
export function recoveryTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
