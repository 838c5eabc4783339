/** What a profile is for; held in profiles.type (GUARD-001, GUARD-003). Null until it was chosen. */
export const profileTypes = ['client', 'professional'] as const;
export type ProfileType = (typeof profileTypes)[number];

/** Held in profiles.role; everybody but the team is a user. */
export type ProfileRole = 'user' | 'admin';
