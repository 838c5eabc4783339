/** What a profile is for; held in profiles.type (GUARD-001, GUARD-003). Null until it was chosen. */
export const profileTypes = ['client', 'professional'] as const;
export type ProfileType = (typeof profileTypes)[number];

/** Held in profiles.role; everybody but the team is a user. */
export const profileRoles = ['user', 'admin'] as const;
export type ProfileRole = (typeof profileRoles)[number];

/** Whether a role opens what is an administrator's: a new one does not compile until that is decided. */
const isAdministrators: Record<ProfileRole, boolean> = { user: false, admin: true };
export const adminRoles = profileRoles.filter((role) => isAdministrators[role]);

/** What every guard, policy and page asks. Nobody in particular, or somebody without a profile, is no administrator. */
export function isAdminProfile(profile: { role: ProfileRole } | null | undefined): boolean {
  return profile ? isAdministrators[profile.role] : false;
}
