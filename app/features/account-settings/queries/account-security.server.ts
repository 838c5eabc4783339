import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { findPendingEmail } from '#app/features/accounts/email-change/queries/find-pending-email.server.ts';
import { listSignInMethods } from '#app/features/accounts/security/queries/sign-in-methods.server.ts';
import { recoveryCodes } from '#app/features/two-factor/queries/recovery-codes.server.ts';
import { isBoundToTwoFactor } from '#app/features/sessions/queries/find-viewer.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import type { accountSecurityAnswer } from '../answers/account-settings.server.ts';

/** How a user signs in, for the settings page: no secrets. */
export type AccountSecurity = z.infer<typeof accountSecurityAnswer>;

export async function accountSecurity(viewer: Viewer): Promise<AccountSecurity> {
  const [methods, pendingEmail, codes] = await Promise.all([
    listSignInMethods(database(), viewer.id),
    findPendingEmail(viewer.id),
    viewer.hasTwoFactor ? recoveryCodes(viewer.id) : [],
  ]);
  return {
    email: viewer.email,
    pending_email: pendingEmail ?? null,
    has_password: methods.some(({ provider, hasPassword }) => provider === 'credential' && hasPassword),
    has_google: methods.some(({ provider }) => provider === 'google'),
    two_factor: { on: viewer.hasTwoFactor, required: isBoundToTwoFactor(viewer), recovery_codes_left: codes.length },
  };
}
