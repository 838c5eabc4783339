import { inTransaction } from '#app/platform/database/database.server.ts';
import { setProfileType } from '#app/features/accounts/commands/set-profile-type.server.ts';
import type { Viewer } from '#app/features/accounts/queries/viewer.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/**
 * What signing in changes and where it leads, in the order of OPEN-51: admin, approved but not complete, professional,
 * promotion (a professionals record makes the profile a professional's), everybody else (document 1, section 4).
 * @returns the path to go to.
 */
export async function settleSignIn(viewer: Viewer): Promise<string> {
  if (viewer.profile?.role === 'admin') return '/dashboard/admin';
  return inTransaction(async (trx) => {
    const professional = await professionalsStore.findByProfileId(trx, viewer.id);
    if (!professional || !viewer.profile) return viewer.profile?.type === 'professional' ? professionalHome : '/dashboard';
    const promoted = viewer.profile.type !== 'professional';
    if (promoted) await setProfileType(trx, viewer.id, 'professional');
    if (professional.is_approved && !professional.is_onboarding_complete) {
      await professionalsStore.setOnboardingComplete(trx, professional.id);
      return '/pro-onboarding-complete';
    }
    return promoted ? '/dashboard/professional' : professionalHome;
  });
}

const professionalHome = '/dashboard/professional/profile';
