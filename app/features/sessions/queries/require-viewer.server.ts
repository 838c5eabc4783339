import { redirect } from 'react-router';
import { pageUrl } from '#app/pages/page-url.ts';
import { log } from '#app/platform/log/log.server.ts';
import { loginUrl, twoFactorUrl } from '../login-url.ts';
import { findViewer } from './find-viewer.server.ts';
import { isAdmin, type SessionViewer } from '#app/platform/access/viewer.ts';

/**
 * Guards private pages, in their loaders.
 * @throws a redirect to /login, which returns here: for anonymous visitors, and, with a message, if the check failed
 */
export async function requireViewer(request: Request): Promise<SessionViewer> {
  const returnTo = pageUrl(request.url);
  const viewer = await viewerOf(request).catch((error: unknown) => {
    log.error({ err: error }, 'the session of a page could not be checked');
    throw redirect(loginUrl({ error: 'account', returnTo }));
  });
  if (!viewer) throw redirect(loginUrl({ returnTo }));
  return viewer;
}

const viewers = new WeakMap<Request, Promise<SessionViewer | undefined>>();

/** Page, layouts and middleware each guard themselves: a request's session is looked up once. */
function viewerOf(request: Request): Promise<SessionViewer | undefined> {
  const known = viewers.get(request) ?? findViewer(request.headers);
  viewers.set(request, known);
  return known;
}

/**
 * Guards a professional's pages.
 * @throws a redirect to /login for anonymous visitors, to /dashboard for other users (OPEN-17), and to the two-factor
 * setup for a professional who owes it
 */
export async function requireProfessional(
  request: Request,
): Promise<SessionViewer & { profile: NonNullable<SessionViewer['profile']> }> {
  const viewer = await requireViewer(request);
  const { profile } = viewer;
  if (profile?.type !== 'professional') throw redirect('/dashboard');
  if (viewer.owesTwoFactor) throw redirect(twoFactorUrl);
  return { ...viewer, profile };
}

/**
 * Guards admin pages.
 * @throws a redirect to /login for anonymous visitors, to / for other users, and to the two-factor setup for an
 * administrator who owes it
 */
export async function requireAdmin(request: Request): Promise<SessionViewer> {
  const viewer = await requireViewer(request);
  if (viewer.owesTwoFactor) throw redirect(twoFactorUrl);
  if (!isAdmin(viewer)) throw redirect('/');
  return viewer;
}
