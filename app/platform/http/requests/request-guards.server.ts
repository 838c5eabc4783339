import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestLimits } from '#app/platform/config/limits.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { invalidInput } from '../api/validated.server.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
// An odd number of backslashes before u0000: the escape itself, not its text.
const escapedNul = /(?:^|[^\\])(?:\\\\)*\\u0000/;

/** Refuses bodies over `maxSize` bytes, including chunked ones without a declared size. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: async (context) => {
      await discardBody(context.req.raw, maxSize * 50);
      throw new AppError(platformErrors.body_too_large);
    },
  });
  // Checking for a body creates a whole Request for something that is only read (a tenth of a response's cost).
  return (context, next) => (safeMethods.has(context.req.method) ? next() : limit(context, next));
}

/** A client that is still sending would lose the response with its connection, so the body is read, up to a limit. */
async function discardBody(request: Request, limit: number): Promise<void> {
  if (!request.body || request.body.locked) return;
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) return;
  }
}

/** Allows only JSON bodies without NUL, which PostgreSQL's text cannot hold. */
export const guardJsonBody: MiddlewareHandler = async (context, next) => {
  if (/%00/i.test(context.req.url)) throw new AppError(platformErrors.malformed_request);
  if (safeMethods.has(context.req.method)) return next();
  const text = await context.req.text();
  if (text.includes('\0') || escapedNul.test(text)) {
    throw invalidInput([{ message: 'The text contains a character that isn’t allowed.' }]);
  }
  if (text === '') return next();
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(context.req.header('content-type') ?? '')) {
    throw new AppError({
      ...platformErrors.malformed_json,
      message: 'The request body must be JSON (content-type application/json).',
    });
  }
  return next();
};

/** Forbids caching API responses unless their route allows it. */
export const noStoreByDefault: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
};

/** Rejects `//host/`, which is a path to us but another site in a redirect: none of our paths starts that way. */
export const rejectMalformedPaths: MiddlewareHandler = (context, next) => {
  if (/^\/[/\\]/.test(context.req.path)) throw new AppError(platformErrors.not_found);
  return next();
};

const limitCredentials = limitBody(requestLimits.credentialsBodyBytes);
const limitOthers = limitBody(requestLimits.jsonBodyBytes);
const limitJson: MiddlewareHandler = (context, next) =>
  (context.req.path.startsWith('/api/auth/') ? limitCredentials : limitOthers)(context, next);

/** The guards for the size and shape of API bodies. */
export const jsonBody = [limitJson, guardJsonBody] as const;

/**
 * Refuses changes requested by another site's page (OPEN-61). Browsers send Origin with every unsafe request; a
 * client without Origin and without Sec-Fetch-Site is not a browser and has no ambient cookies.
 */
export function sameOriginOnly(baseUrl: string): MiddlewareHandler {
  return async (context, next) => {
    if (!safeMethods.has(context.req.method) && !isSameOrigin(context.req.raw.headers, baseUrl)) {
      throw new AppError(platformErrors.wrong_origin);
    }
    return next();
  };
}

/** Whether a request comes from one of our pages, or from no page at all. */
export function isSameOrigin(headers: Headers, baseUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  const isFromNoPage = headers.get('origin') === null && (site === null || site === 'none');
  return isFromNoPage || isFromOurPages(headers, baseUrl);
}

/** Whether a browser says that one of our pages makes the request. */
export function isFromOurPages(headers: Headers, baseUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin';
  if (origin === baseUrl) return true;
  // Another name of this same machine, as when a developer opens 127.0.0.1 instead of localhost.
  const host = headers.get('host') ?? '';
  return loopbackHosts.test(host) && origin === `http://${host}`;
}
