import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError, platformErrors, type ErrorDefinition } from '#app/platform/errors/app-error.ts';
import { accessRule } from '#app/platform/http/api-environment.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { accountErrors } from '../accounts.errors.ts';
import { auth } from '../auth.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import type { ProfileType } from '../profile-types.ts';

/** Who is asking: established from the session on the server, never from what the request says. */
export type Viewer = {
  id: string;
  email: string;
  sessionExpiresAt: Date;
  /** A user without a profile is possible (DESIGN: Accounts). */
  profile: { first_name: string; last_name: string; phone: string; type: ProfileType | null; role: 'user' | 'admin' } | null;
};

/** The signed-in user behind these headers (cookie or bearer token), or undefined. */
export async function findViewer(headers: Headers): Promise<Viewer | undefined> {
  if (!headers.has('cookie') && !headers.has('authorization')) return undefined;
  const found = await auth().api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) return undefined;
  const profile = await profilesStore.findById(database(), found.user.id);
  return {
    id: found.user.id,
    email: found.user.email,
    sessionExpiresAt: found.session.expiresAt,
    profile: profile
      ? { first_name: profile.first_name, last_name: profile.last_name, phone: profile.phone, type: profile.type, role: profile.role }
      : null,
  };
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer.profile?.role === 'admin';
}

export type ViewerEnvironment = { Variables: { viewer: Viewer } };

async function requireViewer(context: Context, missing: ErrorDefinition = platformErrors.unauthenticated): Promise<Viewer> {
  const viewer = await findViewer(context.req.raw.headers);
  if (viewer) return viewer;
  // A token that was sent but is not valid is told apart from none at all.
  const sentToken = context.req.header('authorization') !== undefined;
  throw new AppError(sentToken ? accountErrors.invalid_token : missing);
}

function signedInRule(missing?: ErrorDefinition) {
  return accessRule(
    'signed-in',
    createMiddleware<ViewerEnvironment>(async (context, next) => {
      context.set('viewer', await requireViewer(context, missing));
      await next();
    }),
  );
}

/** Access rule: somebody who is signed in. Commands judge what of theirs they may touch. */
export const signedIn = signedInRule();

/** The same for the calls about the session itself, which word its absence in their own way (document 1, section 8). */
export const withSession = signedInRule(accountErrors.session_missing);
