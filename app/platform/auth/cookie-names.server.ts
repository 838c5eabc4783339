import { config } from '#app/platform/config/config.server.ts';

/**
 * The prefix of the library's cookies. Over https browsers accept a cookie of this name only from this exact host
 * (https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix): a subdomain cannot
 * plant one.
 */
export function cookiePrefix(): string {
  return isSecure() ? '__Host-doorstep' : 'doorstep';
}

/** The former prefix; sessions open at the change continue. */
export function formerCookiePrefix(): string {
  return isSecure() ? '__Secure-doorstep' : 'doorstep';
}

/** The former name stops working after this. Everyone who visited in the 30 days before has the new one. */
export const formerCookiesEnd = Date.parse('2027-03-01T00:00:00Z');

export function isSecure(): boolean {
  return config().BASE_URL.startsWith('https:');
}
