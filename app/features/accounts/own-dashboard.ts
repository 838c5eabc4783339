import type { ProfileRole, ProfileType } from './profile-types.ts';

/** The dashboard of a profile (document 1, section 2); undefined for somebody who has not chosen a type yet. */
export function ownDashboard(profile: { role: ProfileRole; type: ProfileType | null } | null): string | undefined {
  if (profile?.role === 'admin') return '/dashboard/admin';
  return profile?.type ? `/dashboard/${profile.type}` : undefined;
}
