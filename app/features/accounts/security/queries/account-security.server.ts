import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { emailChangesStore } from '../../email-change/email-changes-store.server.ts';
import { signInMethodsStore } from '../sign-in-methods-store.server.ts';
import { recoveryCodes } from '../../two-factor/queries/recovery-codes.server.ts';
import { isBoundToTwoFactor } from '#app/features/sessions/queries/find-viewer.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import type { accountSecurityAnswer } from '../answers/account-settings.server.ts';

/** How a user signs in, for the settings page: no secrets. */
export type AccountSecurity = z.infer<typeof accountSecurityAnswer>;

export async function accountSecurity(viewer: Viewer): Promise<AccountSecurity> {
  const [methods, change, codes] = await Promise.all([
    signInMethodsStore.findOfUser(database(), viewer.id),
    emailChangesStore.findLiveOfUser(database(), viewer.id),
    viewer.hasTwoFactor ? recoveryCodes(viewer.id) : [],
  ]);
  return {
    email: viewer.email,
    pending_email: change?.new_email ?? null,
    has_password: methods.some(({ provider_id, password }) => provider_id === 'credential' && password !== null),
    has_google: methods.some(({ provider_id }) => provider_id === 'google'),
    two_factor: { on: viewer.hasTwoFactor, required: isBoundToTwoFactor(viewer), recovery_codes_left: codes.length },
  };
}
