import { AppError } from '#app/platform/errors/app-error.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { confirmOwner } from '#app/features/accounts/security/commands/confirm-owner.server.ts';
import { setupOf, type TwoFactorSetup } from '../queries/two-factor-setup.server.ts';
import { twoFactorErrors } from '../two-factor.errors.ts';

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
  return setupOf(begun.totpURI);
}
