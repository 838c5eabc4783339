import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { cookiePrefix, formerCookiePrefix } from '#app/platform/auth/cookie-names.server.ts';

/**
 * Has the browser clear what a session leaves besides its cookie: cached pages, and the cookie under its former name.
 * Not "storage", which holds drafts, the theme and the push subscription (docs/decisions/037-signing-in.md).
 */
export function clearSiteData(context: Context): void {
  context.header('clear-site-data', '"cache"');
  if (formerCookiePrefix() !== cookiePrefix())
    deleteCookie(context, `${formerCookiePrefix()}.session_token`, { path: '/', secure: true });
}
