import type { Context } from 'hono';
import { withClientIp } from '#app/platform/http/client-ip.server.ts';
import { authSecrets } from '../auth.server.ts';
import { migrateCookies } from './carried-over-cookies.server.ts';

/**
 * The headers of a request for the authentication library: with the client's address, and nothing under an older
 * secret or name.
 */
export function libraryHeaders(context: Context): Headers {
  return migrateCookies(withClientIp(context), authSecrets());
}

/** The same for a page's action, which knows the visitor's network only. */
export function pageLibraryHeaders(headers: Headers, network: string): Headers {
  const known = new Headers(headers);
  known.set('x-doorstep-client', network);
  return migrateCookies(known, authSecrets());
}
