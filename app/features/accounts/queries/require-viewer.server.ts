import { redirect } from 'react-router';
import { pageUrl } from '#app/pages/page-url.ts';
import { log } from '#app/platform/log/log.server.ts';
import { loginUrl, twoFactorUrl } from '../login-address.ts';
import { findViewer } from './find-viewer.server.ts';
import { isAdmin, type Viewer } from '#app/platform/access/viewer.ts';

/**
 * The guard of private pages, for their loaders.
 * @throws a redirect to /login, which leads back here: for anonymous visitors, and (said there) when the check failed.
 */
export async function requireViewer(request: Request): Promise<Viewer> {
  const returnTo = pageUrl(request.url);
  const viewer = await viewerOf(request).catch((error: unknown) => {
    log.error({ err: error }, 'the session of a page could not be checked');
    throw redirect(loginUrl({ error: 'account', returnTo }));
  });
  if (!viewer) throw redirect(loginUrl({ returnTo }));
  return viewer;
}

const viewers = new WeakMap<Request, Promise<Viewer | undefined>>();

/** A page, its layouts and their middleware guard themselves each: the session of one request is looked up once. */
function viewerOf(request: Request): Promise<Viewer | undefined> {
  const known = viewers.get(request) ?? findViewer(request.headers);
  viewers.set(request, known);
  return known;
}

/**
 * The guard of a professional's pages.
 * @throws a redirect to /login for strangers, to /dashboard for everybody else (OPEN-17), and to its set-up for a
 * professional who owes two-factor sign-in.
 */
export async function requireProfessional(
  request: Request,
): Promise<Viewer & { profile: NonNullable<Viewer['profile']> }> {
  const viewer = await requireViewer(request);
  const { profile } = viewer;
  if (profile?.type !== 'professional') throw redirect('/dashboard');
  if (viewer.owesTwoFactor) throw redirect(twoFactorUrl);
  return { ...viewer, profile };
}

/**
 * The guard of admin pages.
 * @throws a redirect to /login for strangers, to / for everybody else, and to its set-up for an administrator who owes
 * two-factor sign-in.
 */
export async function requireAdmin(request: Request): Promise<Viewer> {
  const viewer = await requireViewer(request);
  if (viewer.owesTwoFactor) throw redirect(twoFactorUrl);
  if (!isAdmin(viewer)) throw redirect('/');
  return viewer;
}
