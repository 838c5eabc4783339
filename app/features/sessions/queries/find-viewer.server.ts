import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { auth, authSecrets } from '#app/platform/auth/auth.server.ts';
import { migrateCookies } from '#app/platform/auth/carried-over-cookies.server.ts';
import { findProfile } from '#app/features/profiles/queries/find-profile.server.ts';
import { isAdminProfile, type ProfileRole, type ProfileType } from '#app/platform/access/profile-types.ts';
import type { SessionViewer, Viewer } from '#app/platform/access/viewer.ts';
import { isFromOurPages } from '#app/platform/http/requests/request-guards.server.ts';
import { LRUCache } from 'lru-cache';
import { sessionsStore } from '../sessions-store.server.ts';

/**
 * Finds the signed-in user behind these headers: by the cookie, or by the session's bearer token on a request of one
 * of our pages. Programs use API keys (docs/decisions/116-sessions-are-for-browsers.md).
 */
export async function findViewer(headers: Headers): Promise<SessionViewer | undefined> {
  if (!headers.has('cookie') && !headers.has('authorization')) return undefined;
  const trusted = withoutForeignToken(headers);
  const found = await auth().api.getSession({
    headers: migrateCookies(trusted, authSecrets()),
    query: { disableRefresh: true },
  });
  if (!found) return undefined;
  const [profile] = await Promise.all([findProfile(found.user.id), touchSession(found.session.id)]);
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
          profile_photo_url: profile.profile_photo_url,
          type: profile.type,
          // Decided here once for all rules: until two-factor is set up, an administrator is an ordinary user.
          role: owesTwoFactor ? 'user' : profile.role,
        }
      : null,
  };
}

function withoutForeignToken(headers: Headers): Headers {
  if (!headers.has('authorization') || isFromOurPages(headers, config().BASE_URL)) return headers;
  const rest = new Headers(headers);
  rest.delete('authorization');
  return rest;
}

/**
 * Whether two-factor sign-in is mandatory for this person: the operator may require it of administrators and of
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

const minutesBetween = 5;
const seenLately = new LRUCache<string, true>({ max: 20_000, ttl: minutesBetween * 60_000 });

/**
 * Records that a session is in use, at most every five minutes: exact enough for its owner, without a write per
 * request.
 */
export async function touchSession(sessionId: string): Promise<void> {
  if (seenLately.has(sessionId)) return;
  seenLately.set(sessionId, true);
  await sessionsStore.setSeen(database(), sessionId);
}
