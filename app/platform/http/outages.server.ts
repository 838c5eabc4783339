import type { Context, MiddlewareHandler } from 'hono';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { retryAfterSeconds, toErrorResponse } from '#app/platform/errors/error-response.server.ts';
import { type OutageScope, withOutageScope } from '#app/platform/errors/outage-scope.server.ts';

/**
 * Answers 503 if a request failed because the database was unavailable, even if something turned that into another
 * answer: a library that wraps the error in its own, a page whose loader threw it, a session lookup that resulted in
 * "signed out" (docs/decisions/035-a-peer-that-goes-silent.md).
 */
export const outages: MiddlewareHandler = async (context, next) => {
  const scope: OutageScope = {};
  await withOutageScope(scope, next);
  const { path } = context.req;
  if (scope.outage !== undefined && isDoubtful(path, context.res.status)) replace(context, path, scope.outage);
  else if (context.res.status === 503 && !context.res.headers.has('retry-after'))
    context.res.headers.set('retry-after', String(retryAfterSeconds));
};

/**
 * Whether the outage may have caused the answer. The sign-in library answers it in any form: a sign-out that
 * succeeded although the session lives on, or a link that is used up.
 */
function isDoubtful(path: string, status: number): boolean {
  return status === 500 || status === 401 || path.startsWith('/api/auth/');
}

function replace(context: Context, path: string, outage: unknown): void {
  const answer = path.startsWith('/api/')
    ? toErrorResponse(new AppError(platformErrors.unavailable, { cause: outage }))
    : laterOn(context.res);
  // Otherwise Hono would keep the previous answer's headers.
  context.res = undefined;
  context.res = answer;
}

/** Returns the same page as a 503 with Retry-After. */
function laterOn({ body, headers }: Response): Response {
  const said = new Headers(headers);
  said.set('retry-after', String(retryAfterSeconds));
  return new Response(body, { status: 503, headers: said });
}
