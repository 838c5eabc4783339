import { recordRefusedAttempt } from '#app/features/audit/commands/record-refused-attempt.server.ts';
import { confirmOwner } from '#app/features/accounts/security/commands/confirm-owner.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { readAuthAnswer } from '#app/platform/auth/auth-answer.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { readSignInCode } from '../../recovery-codes.ts';
import { authenticatorUri, setupOf, type TwoFactorSetup } from '../../queries/two-factor-setup.server.ts';
import { twoFactorErrors } from '../../two-factor.errors.ts';
import type { PhoneMove } from '../../two-factor.schema.ts';
import { makePendingSecret } from '../pending-secret.server.ts';

const tries: RateLimit = { name: 'two-factor-phone', points: 10, seconds: 15 * 60 };

/**
 * Begins to move two-factor sign-in to another phone, with a code of the current one or a recovery code. The current
 * one counts until confirmPhoneMove.
 * @throws AppError two_factor_off, invalid_code, too_many_requests, or what confirmOwner throws
 */
export async function startPhoneMove(
  viewer: SessionViewer,
  { password, code }: PhoneMove,
  headers: Headers,
): Promise<TwoFactorSetup> {
  if (!viewer.hasTwoFactor) throw new AppError(twoFactorErrors.two_factor_off);
  await consumeRateLimit(tries, viewer.id);
  await confirmOwner(viewer, password);
  if (!(await isRightCode(code, headers))) {
    const { invalid_code } = twoFactorErrors;
    await recordRefusedAttempt({
      action: 'account.two_factor_moved',
      accountId: viewer.id,
      actorId: viewer.id,
      reason: invalid_code.code,
    });
    throw new AppError(invalid_code, { fields: { code: invalid_code.message } });
  }
  return setupOf(authenticatorUri(await makePendingSecret(viewer.id), viewer.email));
}

/** Each code works once, here as at a sign-in. */
async function isRightCode(typed: string, headers: Headers): Promise<boolean> {
  const { kind, code } = readSignInCode(typed);
  const request = { body: { code }, headers, asResponse: true } as const;
  const call = kind === 'app' ? auth().api.verifyTOTP(request) : auth().api.verifyBackupCode(request);
  return (await readAuthAnswer(call)).ok;
}
