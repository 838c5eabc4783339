import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { joinUrl } from '#app/pages/page-urls.ts';
import { createClientProfile } from '#app/features/profiles/commands/create-client-profile.server.ts';
import { setProfileType } from '#app/features/profiles/commands/save-profile.server.ts';
import { twoFactorUrl } from '#app/features/sessions/login-url.ts';
import { isAdminProfile, type ProfileType } from '#app/platform/access/profile-types.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { professionalsStore } from '../../professionals-store.server.ts';

/**
 * How a person signed in. A person returning from a third party may have chosen a role before leaving
 * (selectedUserType).
 */
export type SignInWay = { by: 'email' } | { by: 'callback'; choice: ProfileType | null };

/** Where sign-in leads, and whether the person now has a profile. */
export type SettledSignIn = { destination: string; hasProfile: boolean };

/** The home pages of people with a profile, by how they signed in (document 1, section 4). */
const homes = {
  email: { client: '/dashboard', professional: '/dashboard/professional/profile' },
  callback: { client: '/dashboard/client', professional: '/dashboard/professional' },
} as const satisfies Record<SignInWay['by'], Record<ProfileType, string>>;

/**
 * Applies the effects of signing in and returns where it leads, in the order of OPEN-51: admin, approved but not
 * complete, professional, promotion (a professionals record makes the profile a professional's), everyone else
 * (document 1, section 4).
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

/**
 * For people without a profile, or whose profile type is empty (OPEN-26), the choice made before leaving for a third
 * party decides.
 */
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
