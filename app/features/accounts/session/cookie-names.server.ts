import { config } from '#app/platform/config/config.server.ts';

/**
 * What the names of the library's cookies begin with. Over https browsers take a cookie of this name only from this
 * very host (https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix): a subdomain
 * cannot plant one.
 */
export function cookiePrefix(): string {
  return isSecure() ? '__Host-doorstep' : 'doorstep';
}

/** Their beginning before; a session that was open then goes on. */
export function formerCookiePrefix(): string {
  return isSecure() ? '__Secure-doorstep' : 'doorstep';
}

/** After this a former name opens nothing. Whoever came by in the 30 days before has the new one. */
export const formerCookiesEnd = Date.parse('2027-03-01T00:00:00Z');

export function isSecure(): boolean {
  return config().BASE_URL.startsWith('https:');
}
