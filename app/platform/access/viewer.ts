import { isAdminProfile, type ProfileRole, type ProfileType } from './profile-types.ts';

/** The signed-in user who makes a request, as established from the session on the server. */
export type Viewer = {
  id: string;
  email: string;
  sessionId: string;
  sessionExpiresAt: Date;
  /** When this session began, however often it was extended. */
  signedInAt: Date;
  /** Whether signing in requires a code. */
  hasTwoFactor: boolean;
  /** Whether two-factor sign-in is required and not set up; until then nothing of an administrator or professional is open. */
  owesTwoFactor: boolean;
  /** A user without a profile is possible (DESIGN: Accounts). */
  profile: {
    first_name: string;
    last_name: string;
    phone: string;
    profile_photo_url: string | null;
    type: ProfileType | null;
    role: ProfileRole;
  } | null;
};

/** Whether a viewer is an administrator. */
export function isAdmin(viewer: Viewer): boolean {
  return isAdminProfile(viewer.profile);
}
