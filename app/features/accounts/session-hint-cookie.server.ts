import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { config } from '#app/platform/config/config.server.ts';
import { sessionHint } from './session-hint.ts';

const sessionCookie = /^(?:__Secure-)?doorstep\.session_token=([^;]*)(?:.*?;\s*Max-Age=(\d+))?/i;

/** Sets, keeps and removes the readable hint together with the session's own cookie, whichever answer carries that. */
export const mirrorSessionCookie: MiddlewareHandler = async (context, next) => {
  await next();
  const given = context.res.headers.getSetCookie().map((cookie) => sessionCookie.exec(cookie)).find(Boolean);
  if (!given) return;
  const [, value, maxAge] = given;
  if (value && maxAge !== '0') setHint(context, maxAge === undefined ? undefined : Number(maxAge));
  else removeSessionHint(context);
};

/** Tells the browser that there is no session to ask for. */
export function removeSessionHint(context: Context): void {
  deleteCookie(context, sessionHint.cookie, { path: '/' });
}

function setHint(context: Context, maxAge: number | undefined): void {
  setCookie(context, sessionHint.cookie, sessionHint.value, {
    path: '/',
    sameSite: 'Lax',
    secure: config().BASE_URL.startsWith('https:'),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}
