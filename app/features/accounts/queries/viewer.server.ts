import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { config } from '#app/platform/config/config.server.ts';
import { AppError, platformErrors, type ErrorDefinition } from '#app/platform/errors/app-error.ts';
import { accessRule } from '#app/platform/http/api-environment.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { accountErrors } from '../accounts.errors.ts';
import { auth, authSecrets } from '../auth.server.ts';
import { migrateCookies } from '../session/carried-over-cookies.server.ts';
import { touchSession } from '../session/session-seen.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import { isAdminProfile, type ProfileRole, type ProfileType } from '../profile-types.ts';

/** Who is asking: established from the session on the server, never from what the request says. */
export type Viewer = {
  id: string;
  email: string;
  sessionId: string;
  sessionExpiresAt: Date;
  /** When this session began, however often it was extended. */
  signedInAt: Date;
  /** Whether signing in asks for a code. */
  hasTwoFactor: boolean;
  /**
   * Somebody who has to set two-factor sign-in up before anything of an administrator's, or of a professional's, is
   * open.
   */
  owesTwoFactor: boolean;
  /** A user without a profile is possible (DESIGN: Accounts). */
  profile: {
    first_name: string;
    last_name: string;
    phone: string;
    type: ProfileType | null;
    role: ProfileRole;
  } | null;
};

/** The signed-in user behind these headers (cookie or bearer token), or undefined. */
export async function findViewer(headers: Headers): Promise<Viewer | undefined> {
  if (!headers.has('cookie') && !headers.has('authorization')) return undefined;
  const found = await auth().api.getSession({
    headers: migrateCookies(headers, authSecrets()),
    query: { disableRefresh: true },
  });
  if (!found) return undefined;
  const [profile] = await Promise.all([
    profilesStore.findById(database(), found.user.id),
    touchSession(found.session.id),
  ]);
  const hasTwoFactor = found.user.twoFactorEnabled === true;
  const owesTwoFactor = !hasTwoFactor && profile !== undefined && isBound(profile);
  return {
    id: found.user.id,
    email: found.user.email,
    sessionId: found.session.id,
    sessionExpiresAt: found.session.expiresAt,
    signedInAt: found.session.createdAt,
    hasTwoFactor,
    owesTwoFactor,
    profile: profile
      ? {
          first_name: profile.first_name,
          last_name: profile.last_name,
          phone: profile.phone,
          type: profile.type,
          // Here, once for every rule there is: until the code is set up an administrator is a user like others.
          role: owesTwoFactor ? 'user' : profile.role,
        }
      : null,
  };
}

/**
 * Whether two-factor sign-in is not this person's choice: the operator asks it of administrators, and may of
 * professionals.
 */
export function isBoundToTwoFactor(viewer: Viewer): boolean {
  return viewer.owesTwoFactor || (viewer.profile !== null && isBound(viewer.profile));
}

function isBound(profile: { role: ProfileRole; type: ProfileType | null }): boolean {
  const { ADMIN_TWO_FACTOR, PROFESSIONAL_TWO_FACTOR } = config();
  return (
    (isAdminProfile(profile) && ADMIN_TWO_FACTOR === 'required') ||
    (profile.type === 'professional' && PROFESSIONAL_TWO_FACTOR === 'required')
  );
}

/** What is open to a professional who owes two-factor sign-in: the way there, and the way out. */
const openWhileOwing = /^\/api\/(?:auth|account|profiles\/me)(?:\/|$)/;

/** @throws AppError two_factor_required for a professional who is bound to it and has not set it up. */
function assertNothingOwed(viewer: Viewer, path: string): void {
  const isOwed = viewer.owesTwoFactor && viewer.profile?.type === 'professional';
  if (isOwed && !openWhileOwing.test(path)) throw new AppError(accountErrors.two_factor_required);
}

export function isAdmin(viewer: Viewer): boolean {
  return isAdminProfile(viewer.profile);
}

export type ViewerEnvironment = { Variables: { viewer: Viewer; callerId?: string } };

async function requireViewer(
  context: Context,
  missing: ErrorDefinition = platformErrors.unauthenticated,
): Promise<Viewer> {
  const viewer = await findViewer(context.req.raw.headers);
  if (viewer) return viewer;
  // A token that was sent but is not valid is told apart from none at all.
  const sentToken = context.req.header('authorization') !== undefined;
  throw new AppError(sentToken ? accountErrors.invalid_token : missing);
}

/** Access rule: somebody who is signed in, with this call's own words for whoever is not. */
export function signedInOr(missing?: ErrorDefinition) {
  return accessRule(
    'signed-in',
    createMiddleware<ViewerEnvironment>(async (context, next) => {
      const viewer = await requireViewer(context, missing);
      assertNothingOwed(viewer, context.req.path);
      context.set('viewer', viewer);
      context.set('callerId', viewer.id);
      await next();
    }),
  );
}

/** Access rule: somebody who is signed in. Commands judge what of theirs they may touch. */
export const signedIn = signedInOr();

/** The same for the calls about the session itself, which word its absence in their own way (document 1, section 8). */
export const withSession = signedInOr(accountErrors.session_missing);

/** Access rule: an administrator. To everybody else the endpoint does not exist. */
export const adminOnly = accessRule(
  'admin',
  createMiddleware<ViewerEnvironment>(async (context, next) => {
    const viewer = await requireViewer(context);
    if (!isAdmin(viewer)) throw new AppError(platformErrors.not_found);
    context.set('viewer', viewer);
    await next();
  }),
);
