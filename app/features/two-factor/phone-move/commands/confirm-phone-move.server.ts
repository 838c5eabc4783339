import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { deleteTrustedDevices } from '#app/features/accounts/security/commands/delete-trusted-devices.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { endSessionsOf } from '#app/features/sessions/commands/end-sessions-of.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { stepOfCode } from '../../one-time-code.server.ts';
import { readSignInCode } from '../../recovery-codes.ts';
import { twoFactorErrors } from '../../two-factor.errors.ts';
import { twoFactorStore } from '../../two-factor-store.server.ts';
import { findPendingSecret } from '../pending-secret.server.ts';

const tries: RateLimit = { name: 'two-factor-phone-code', points: 10, seconds: 15 * 60 };

/**
 * Moves two-factor sign-in to the new phone, with its first code: the former one's codes no longer work, every other
 * session and all trusted devices end, recovery codes stay. Confirming again succeeds, as after a lost answer.
 * @throws AppError two_factor_off, phone_move_over, invalid_code, too_many_requests
 */
export async function confirmPhoneMove(viewer: SessionViewer, typed: string): Promise<void> {
  if (!viewer.hasTwoFactor) throw new AppError(twoFactorErrors.two_factor_off);
  await consumeRateLimit(tries, viewer.id);
  const secret = await findPendingSecret(viewer.id);
  if (secret === undefined) throw new AppError(twoFactorErrors.phone_move_over);
  const step = stepOfCode(secret, readSignInCode(typed).code, Date.now());
  const { invalid_code } = twoFactorErrors;
  if (step === undefined) throw new AppError(invalid_code, { fields: { code: invalid_code.message } });
  const { secretConfig: key } = await auth().$context;
  const current = await twoFactorStore.findOfUser(database(), viewer.id);
  if (current && (await symmetricDecrypt({ key, data: current.secret })) === secret) return;
  await replaceSecret(viewer, { secret: await symmetricEncrypt({ key, data: secret }), last_used_step: step });
}

function replaceSecret(viewer: SessionViewer, phone: { secret: string; last_used_step: number }): Promise<void> {
  return inTransaction(async (trx) => {
    await twoFactorStore.replacePhone(trx, viewer.id, phone);
    await deleteTrustedDevices(trx, viewer.id);
    await endSessionsOf(trx, viewer.id, viewer.sessionId);
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.two_factor_moved',
      subjectType: 'user',
      subjectId: viewer.id,
    });
    await mailAccountNotice(trx, { kind: 'two-factor-moved', email: viewer.email });
  });
}
