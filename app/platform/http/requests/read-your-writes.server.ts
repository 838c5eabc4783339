import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { endOfTime, readLogPosition, writeLogPosition } from '#app/platform/database/replicas/log-position.ts';
import { hasReplicas, positionAfterWrite } from '#app/platform/database/replicas/read-only.server.ts';
import { withReadScope } from '#app/platform/database/replicas/read-scope.server.ts';

const positionCookie = 'doorstep_position';
/** Longer than a replica may be behind and still be read from. */
const rememberedSeconds = 15;

/**
 * Lets replicas answer requests that only read, after all that their sender has written: each change leaves the
 * primary's log position in a cookie, which the reads of the next seconds bring along. Who keeps no cookies, a caller
 * with a token, reads the primary.
 */
export function readYourWrites(baseUrl: string): MiddlewareHandler {
  const secure = baseUrl.startsWith('https:');
  return async (context, next) => {
    if (!hasReplicas()) return next();
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') {
      if (context.req.header('authorization') !== undefined) return next();
      return withReadScope({ seen: readLogPosition(getCookie(context, positionCookie)) ?? 0n }, next);
    }
    await next();
    if (keepsCookies(context)) await rememberPosition(context, secure);
    return undefined;
  };
}

/** Stripe's events have no sender who reads afterward. */
function keepsCookies({ req }: Context): boolean {
  return !req.path.startsWith('/api/webhooks/') && req.header('authorization') === undefined;
}

async function rememberPosition(context: Context, secure: boolean): Promise<void> {
  const position = (await positionAfterWrite()) ?? endOfTime;
  setCookie(context, positionCookie, writeLogPosition(position), {
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    path: '/',
    maxAge: rememberedSeconds,
  });
}
