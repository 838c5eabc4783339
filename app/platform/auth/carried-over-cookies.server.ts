import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { cookiePrefix, formerCookiePrefix, formerCookiesEnd } from './cookie-names.server.ts';

const signed = /^(?<value>.+)\.(?<signature>[A-Za-z0-9+/]{43}=)$/;

/**
 * Accepts credentials issued under an older secret or the cookie's former name: they get the current signature and
 * name on their way to the library, which knows one of each. The answer that renews a session carries the new cookie.
 * @returns the headers for the library; unchanged if everything is current
 */
export function migrateCookies(headers: Headers, secrets: Secrets, now = Date.now()): Headers {
  const cookies = headers.get('cookie');
  const authorization = headers.get('authorization');
  const currentCookies = cookies && cookiesCarriedOver(cookies, secrets, now);
  const bearer = authorization && bearerCarriedOver(authorization, secrets);
  if (currentCookies === cookies && bearer === authorization) return headers;
  const changed = new Headers(headers);
  if (currentCookies) changed.set('cookie', currentCookies);
  if (bearer) changed.set('authorization', bearer);
  return changed;
}

function cookiesCarriedOver(header: string, secrets: Secrets, now: number): string {
  const parts = header.split(/; ?/).filter(Boolean);
  const names = new Set(parts.map((part) => part.split('=')[0]?.trim()));
  const prefix = cookiePrefix();
  const former = formerCookiePrefix();
  return parts
    .map((part) => {
      const at = part.indexOf('=');
      const name = part.slice(0, at).trim();
      const currentName = `${prefix}${name.slice(former.length)}`;
      if (former !== prefix && name.startsWith(`${former}.`) && now < formerCookiesEnd && !names.has(currentName)) {
        return `${currentName}=${signedAnew(part.slice(at + 1), secrets)}`;
      }
      return name.startsWith(`${prefix}.`) ? `${name}=${signedAnew(part.slice(at + 1), secrets)}` : part;
    })
    .join('; ');
}

function bearerCarriedOver(header: string, secrets: Secrets): string {
  const [, scheme, token] = /^(bearer )(\S+)$/i.exec(header) ?? [];
  return scheme && token ? scheme + signedAnew(token, secrets) : header;
}

/** Re-signs a value with the current secret if an older one signed it; returns anything else unchanged. */
function signedAnew(encoded: string, [current, ...older]: Secrets): string {
  if (older.length === 0) return encoded;
  const { value, signature } = signed.exec(decoded(encoded))?.groups ?? {};
  if (
    !value ||
    !signature ||
    isBy(current, value, signature) ||
    !older.some((secret) => isBy(secret, value, signature))
  )
    return encoded;
  return encodeURIComponent(`${value}.${signatureBy(current, value)}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function isBy(secret: string, value: string, signature: string): boolean {
  const right = Buffer.from(signatureBy(secret, value));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Signs like the library does for cookies and bearer tokens. */
function signatureBy(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
}
