import { isAdminProfile, type ProfileRole } from '#app/platform/access/profile-types.ts';

/**
 * Returns what "Dashboard" means to a person, wherever it is written: their role's and type's own page. /dashboard
 * itself redirects when the type is not known yet.
 */
export function dashboardTarget(profile: { role: ProfileRole; type: string | null } | null | undefined): string {
  if (isAdminProfile(profile)) return '/dashboard/admin';
  if (profile?.type === 'client') return '/dashboard/client';
  if (profile?.type === 'professional') return '/dashboard/professional';
  return '/dashboard';
}
