import { recordRefusedAttempt } from '#app/features/audit/commands/record-refused-attempt.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { recoveryCodes } from '../queries/recovery-codes.server.ts';
import { readSignInCode } from '../recovery-codes.ts';
import { attemptSecondStep } from '../second-step-attempt.server.ts';
import { readAuthAnswer } from '#app/platform/auth/auth-answer.server.ts';
import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { twoFactorErrors } from '../two-factor.errors.ts';
import { twoFactorLimits } from '../two-factor-limits.ts';

export type SignInCode = { code: string; trust_device?: boolean | undefined };

/**
 * Completes the second step of a sign-in: the app's code, or a recovery code, which works once. The answer carries
 * the session cookie, `token`, and with `trust_device` a cookie that lets this browser skip the code for 30 days.
 * @throws AppError invalid_code, code_step_over if the first step is missing, expired or used up, or
 * too_many_requests
 */
export async function giveSignInCode(
  { code: typed, trust_device: trustDevice = false }: SignInCode,
  headers: Headers,
): Promise<Response> {
  const { kind, code } = readSignInCode(typed);
  const request = { body: { code, trustDevice }, headers, asResponse: true } as const;
  const { answer, accountId } = await attemptSecondStep(() =>
    readAuthAnswer(kind === 'app' ? auth().api.verifyTOTP(request) : auth().api.verifyBackupCode(request)),
  );
  if (!answer.ok) {
    const { code: reason } = (await answer.json().catch(() => ({}))) as { code?: string };
    await recordRefusedAttempt({ action: 'sign_in.code', accountId, reason: reason ?? 'unknown' });
    throw refusal(reason);
  }
  if (kind === 'recovery')
    await notifyOfRecoveryCode((await answer.clone().json()) as { user: { id: string; email: string } });
  return answer;
}

/** Someone who lost their phone should know how many are left; a thief's use of one should be noticed. */
async function notifyOfRecoveryCode({ user: { id, email } }: { user: { id: string; email: string } }): Promise<void> {
  const left = (await recoveryCodes(id)).length;
  await inTransaction(async (trx) => {
    await recordAuditEntry(trx, {
      actorId: id,
      action: 'account.recovery_code_used',
      subjectType: 'user',
      subjectId: id,
      details: { left },
    });
    await mailAccountNotice(trx, { kind: 'recovery-code-used', email, left });
  });
}

function refusal(code: string | undefined): AppError {
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return wrongCode();
  if (code === 'INVALID_TWO_FACTOR_COOKIE' || code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE')
    return new AppError(twoFactorErrors.code_step_over);
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') {
    return new AppError(platformErrors.too_many_requests, {
      retryAfterSeconds: twoFactorLimits.wrongCodesMinutes * 60,
    });
  }
  // Of two concurrent uses of one recovery code, the later has no code left.
  if (code !== undefined && code !== 'CONFLICT')
    log.error({ code }, 'a sign-in code was refused for an unexpected reason');
  return wrongCode();
}

function wrongCode(): AppError {
  return new AppError(twoFactorErrors.invalid_code, { fields: { code: twoFactorErrors.invalid_code.message } });
}
