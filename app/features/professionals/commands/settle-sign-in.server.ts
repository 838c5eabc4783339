import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { joinUrl } from '#app/pages/page-urls.ts';
import { createClientProfile } from '#app/features/accounts/commands/create-client-profile.server.ts';
import { setProfileType } from '#app/features/accounts/commands/set-profile-type.server.ts';
import { twoFactorUrl } from '#app/features/accounts/login-address.ts';
import { isAdminProfile, type ProfileType } from '#app/platform/access/profile-types.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/**
 * How somebody came in. Who comes back from a third party may have said before what they are here for
 * (selectedUserType).
 */
export type SignInWay = { by: 'email' } | { by: 'callback'; choice: ProfileType | null };

/** Where it ends: a page, and whether there is a profile now to do anything else with. */
export type SettledSignIn = { destination: string; hasProfile: boolean };

/** The pages of those who have a profile, by the way they came (document 1, section 4). */
const homes = {
  email: { client: '/dashboard', professional: '/dashboard/professional/profile' },
  callback: { client: '/dashboard/client', professional: '/dashboard/professional' },
} as const satisfies Record<SignInWay['by'], Record<ProfileType, string>>;

/**
 * What signing in changes and where it leads, in the order of OPEN-51: admin, approved but not complete, professional,
 * promotion (a professionals record makes the profile a professional's), everybody else (document 1, section 4).
 */
export async function settleSignIn(viewer: Viewer, way: SignInWay = { by: 'email' }): Promise<SettledSignIn> {
  if (viewer.owesTwoFactor) return settled(twoFactorUrl);
  if (isAdminProfile(viewer.profile)) return settled('/dashboard/admin');
  return inTransaction(async (trx) => {
    const professional = viewer.profile && (await professionalsStore.findByProfileId(trx, viewer.id));
    if (!professional)
      return viewer.profile?.type ? settled(homes[way.by][viewer.profile.type]) : withoutProfile(trx, viewer, way);
    const promoted = viewer.profile?.type !== 'professional';
    if (promoted) await setProfileType(trx, viewer.id, 'professional');
    if (professional.is_approved && !professional.is_onboarding_complete) {
      await professionalsStore.setOnboardingComplete(trx, professional.id);
      return settled('/pro-onboarding-complete');
    }
    return settled(promoted ? '/dashboard/professional' : homes[way.by].professional);
  });
}

/** Nobody yet, which an empty type is as well (OPEN-26): what was chosen before leaving for a third party decides. */
async function withoutProfile(trx: Transaction, { id, email }: Viewer, way: SignInWay): Promise<SettledSignIn> {
  const choice = way.by === 'callback' ? way.choice : null;
  if (choice === 'client') {
    await createClientProfile(trx, { userId: id, email, first_name: 'New', last_name: 'User', phone: '' });
    return settled(homes.callback.client);
  }
  return { destination: choice === 'professional' ? joinUrl : '/dashboard', hasProfile: false };
}

function settled(destination: string): SettledSignIn {
  return { destination, hasProfile: true };
}
