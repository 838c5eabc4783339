import { recordRefusedAttempt } from '#app/features/audit/commands/record-refused-attempt.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { recoveryCodes } from '../queries/recovery-codes.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { readAuthAnswer, sessionTokenOf } from '#app/platform/auth/auth-answer.server.ts';
import { endSessionsBesides } from '#app/features/sessions/commands/end-sessions-of.server.ts';
import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { twoFactorErrors } from '../two-factor.errors.ts';

const tries: RateLimit = { name: 'two-factor-setup', points: 10, seconds: 15 * 60 };

/**
 * Turns two-factor sign-in on, with the first valid code. Other devices, which gave no code, are signed out; this one
 * continues under a new token, which `answer` carries.
 * @returns the recovery codes, shown this once
 * @throws AppError invalid_code, or two_factor_on if it was already on
 */
export async function confirmTwoFactor(
  viewer: Viewer,
  code: string,
  headers: Headers,
): Promise<{ answer: Response; codes: string[] }> {
  if (viewer.hasTwoFactor) throw new AppError(twoFactorErrors.two_factor_on);
  await consumeRateLimit(tries, viewer.id);
  const answer = await readAuthAnswer(auth().api.verifyTOTP({ body: { code }, headers, asResponse: true }));
  if (!answer.ok) {
    await recordRefusedAttempt({
      action: 'account.two_factor_on',
      accountId: viewer.id,
      actorId: viewer.id,
      reason: twoFactorErrors.invalid_code.code,
    });
    throw new AppError(twoFactorErrors.invalid_code, { fields: { code: twoFactorErrors.invalid_code.message } });
  }
  const token = await sessionTokenOf(answer);
  await inTransaction(async (trx) => {
    await endSessionsBesides(trx, viewer.id, token);
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.two_factor_on',
      subjectType: 'user',
      subjectId: viewer.id,
      details: {},
    });
    await mailAccountNotice(trx, { kind: 'two-factor-on', email: viewer.email });
  });
  return { answer, codes: await recoveryCodes(viewer.id) };
}
