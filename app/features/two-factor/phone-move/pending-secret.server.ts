import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { auth } from '#app/platform/auth/auth.server.ts';
import { twoFactorLimits } from '../two-factor-limits.ts';

const identifierOf = (userId: string) => `two-factor-phone-${userId}`;

/** Makes the secret of a new phone, which replaces the current one only once its first code was right. */
export async function makePendingSecret(userId: string): Promise<string> {
  const { internalAdapter, secretConfig: key } = await auth().$context;
  const secret = randomBytes(24).toString('base64url');
  await internalAdapter.deleteVerificationByIdentifier(identifierOf(userId));
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(userId),
    value: await symmetricEncrypt({ key, data: secret }),
    expiresAt: new Date(Date.now() + twoFactorLimits.phoneMoveMinutes * 60_000),
  });
  return secret;
}

/** Finds the secret that waits for its first code; undefined if there is none, or it is too old. */
export async function findPendingSecret(userId: string): Promise<string | undefined> {
  const { internalAdapter, secretConfig: key } = await auth().$context;
  const pending = await internalAdapter.findVerificationValue(identifierOf(userId));
  if (!pending || new Date(pending.expiresAt).getTime() < Date.now()) return undefined;
  return symmetricDecrypt({ key, data: pending.value });
}
