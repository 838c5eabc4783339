import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, generateCookie } from 'hono/cookie';
import { config } from '#app/platform/config/config.server.ts';
import { sessionHint } from './session-hint.ts';

const sessionCookie = /^(?:__Host-)?doorstep\.session_token=([^;]*)(?:.*?;\s*Max-Age=(\d+))?/i;

/** Sets, renews and removes the readable hint together with the session cookie, in any response that carries it. */
export const mirrorSessionCookie: MiddlewareHandler = async (context, next) => {
  await next();
  const hint = sessionHintFor(context.res.headers.getSetCookie());
  if (hint) context.header('set-cookie', hint, { append: true });
};

/** Returns the hint cookie for these cookies; undefined if none of them is a session's. */
export function sessionHintFor(cookies: string[]): string | undefined {
  const given = cookies.map((cookie) => sessionCookie.exec(cookie)).find(Boolean);
  if (!given) return undefined;
  const [, value, maxAge] = given;
  return value && maxAge !== '0'
    ? hintCookie(sessionHint.value, maxAge === undefined ? {} : { maxAge: Number(maxAge) })
    : hintCookie('', { maxAge: 0 });
}

/** Tells the browser that there is no session to request. */
export function removeSessionHint(context: Context): void {
  deleteCookie(context, sessionHint.cookie, { path: '/' });
}

function hintCookie(value: string, age: { maxAge?: number }): string {
  return generateCookie(sessionHint.cookie, value, {
    path: '/',
    sameSite: 'Lax',
    secure: config().BASE_URL.startsWith('https:'),
    ...age,
  });
}
