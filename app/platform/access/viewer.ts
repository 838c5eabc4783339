import type { KeyOwner } from './key-scopes.ts';
import { isAdminProfile, type ProfileRole, type ProfileType } from './profile-types.ts';

/** The user who makes a request, as established on the server from a session or an API key. */
export type Viewer = {
  id: string;
  email: string;
  /** Set if an API key makes the request: it acts on one side of bookings only. */
  key?: { id: string; owner: KeyOwner };
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

/**
 * A viewer who has signed in. What needs a session takes this type, so that the compiler keeps API keys out of it:
 * passwords, two-factor sign-in, sessions, keys, closing an account.
 */
export type SessionViewer = Viewer & {
  sessionId: string;
  sessionExpiresAt: Date;
  /** When this session began, however often it was extended. */
  signedInAt: Date;
};

/** Whether a viewer is an administrator. */
export function isAdmin(viewer: Viewer): boolean {
  return isAdminProfile(viewer.profile);
}
