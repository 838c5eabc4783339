import type { Context } from 'hono';
import { withClientIp } from '#app/platform/http/requests/client-ip.server.ts';
import { authSecrets } from './auth.server.ts';
import { migrateCookies } from './carried-over-cookies.server.ts';

/**
 * Returns a request's headers for the authentication library: with the client's IP, and nothing under an older secret
 * or name.
 */
export function libraryHeaders(context: Context): Headers {
  return migrateCookies(withClientIp(context), authSecrets());
}

/** The same for a page's action, which only knows the visitor's network. */
export function pageLibraryHeaders(headers: Headers, network: string): Headers {
  const known = new Headers(headers);
  known.set('x-doorstep-client', network);
  return migrateCookies(known, authSecrets());
}
