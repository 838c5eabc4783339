import { redirect } from 'react-router';
import { log } from '#app/platform/log/log.server.ts';
import { loginAddress } from '../login-address.ts';
import { findViewer, isAdmin, type Viewer } from './viewer.server.ts';

/**
 * The guard of private pages, for their loaders.
 * @throws a redirect to /login, which leads back here: for anonymous visitors, and (said there) when the check failed.
 */
export async function requireViewer(request: Request): Promise<Viewer> {
  const { pathname, search } = new URL(request.url);
  const returnTo = pathname + search;
  const viewer = await findViewer(request.headers).catch((error: unknown) => {
    log.error({ err: error }, 'the session of a page could not be checked');
    throw redirect(loginAddress({ error: 'account', returnTo }));
  });
  if (!viewer) throw redirect(loginAddress({ returnTo }));
  return viewer;
}

/** The guard of admin pages. @throws a redirect to /login for strangers and to / for everybody else. */
export async function requireAdmin(request: Request): Promise<Viewer> {
  const viewer = await requireViewer(request);
  if (!isAdmin(viewer)) throw redirect('/');
  return viewer;
}
