import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { cookiePrefix, formerCookiePrefix } from './cookie-names.server.ts';

/** Has the browser forget the cookie that a session from before has under its former name, too. */
export function removeFormerSessionCookie(context: Context): void {
  if (formerCookiePrefix() !== cookiePrefix()) deleteCookie(context, `${formerCookiePrefix()}.session_token`, { path: '/', secure: true });
}
