import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { cookiePrefix, formerCookiePrefix } from './cookie-names.server.ts';

/**
 * Has the browser forget what a session leaves beside its cookie: the pages it kept, and the cookie that a session
 * from before has under its former name. Not "storage", in which drafts, the theme and the push subscription lie
 * (docs/decisions/037-signing-in.md).
 */
export function clearSiteData(context: Context): void {
  context.header('clear-site-data', '"cache"');
  if (formerCookiePrefix() !== cookiePrefix())
    deleteCookie(context, `${formerCookiePrefix()}.session_token`, { path: '/', secure: true });
}
