import { loginUrl } from '#app/features/sessions/login-url.ts';
import { isAdminProfile, type ProfileRole, type ProfileType } from '#app/platform/access/profile-types.ts';

const dashboards = { client: '/dashboard/client', professional: '/dashboard/professional' } as const satisfies Record<
  ProfileType,
  string
>;

/**
 * Returns where /dashboard leads (document 1, section 2): the dashboard of the profile's type, or /login, which
 * explains it, for an unknown type; undefined for somebody who has not chosen a type yet (OPEN-26).
 */
export function ownDashboard(profile: { role: ProfileRole; type: string | null } | null): string | undefined {
  if (isAdminProfile(profile)) return '/dashboard/admin';
  if (!profile?.type) return undefined;
  return Object.hasOwn(dashboards, profile.type)
    ? dashboards[profile.type as ProfileType]
    : loginUrl({ error: 'account' });
}
