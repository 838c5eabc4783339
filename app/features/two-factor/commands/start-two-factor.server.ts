import { encode } from 'uqr';
import { AppError } from '#app/platform/errors/app-error.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import type * as z from 'zod/mini';
import type { twoFactorSetupAnswer } from '../answers/two-factor.server.ts';
import { confirmOwner } from '#app/features/accounts/security/commands/confirm-owner.server.ts';
import { twoFactorErrors } from '../two-factor.errors.ts';

/** What an authenticator app needs: a picture to scan, or the secret to type. */
export type TwoFactorSetup = z.infer<typeof twoFactorSetupAnswer>;

/**
 * Starts the setup of two-factor sign-in. No code is required until the first one was confirmed; starting again
 * creates a new secret.
 * @throws AppError two_factor_on, or what confirmOwner throws
 */
export async function startTwoFactor(
  viewer: SessionViewer,
  password: string | undefined,
  headers: Headers,
): Promise<TwoFactorSetup> {
  if (viewer.hasTwoFactor) throw new AppError(twoFactorErrors.two_factor_on);
  await confirmOwner(viewer, password);
  const begun = await auth().api.enableTwoFactor({
    body: { method: 'totp', ...(password === undefined ? {} : { password }) },
    headers,
  });
  if (begun.method !== 'totp') throw new Error('Two-factor sign-in began without a secret');
  const { totpURI: uri } = begun;
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '', qr: qrCode(uri) };
}

function qrCode(text: string): TwoFactorSetup['qr'] {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
