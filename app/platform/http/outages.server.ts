import type { MiddlewareHandler } from 'hono';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { retryAfterSeconds, toErrorResponse } from '#app/platform/errors/error-response.server.ts';
import { type OutageScope, withOutageScope } from '#app/platform/errors/outage-scope.server.ts';

/**
 * Answers 503 where a request failed because the database was away, whoever made another answer of that: a library that wraps
 * the failure in one of its own, a page whose loader threw it, a look-up of the session that came out as "signed out"
 * (docs/decisions/035-a-peer-that-goes-silent.md).
 */
export const outages: MiddlewareHandler = async (context, next) => {
  const scope: OutageScope = {};
  await withOutageScope(scope, next);
  const { status } = context.res;
  if (scope.outage === undefined || (status !== 500 && status !== 401)) return;
  const answer = context.req.path.startsWith('/api/') ? toErrorResponse(new AppError(platformErrors.unavailable, { cause: scope.outage })) : laterOn(context.res);
  // Hono would carry the former answer's headers over.
  context.res = undefined;
  context.res = answer;
};

/** The same page, said to be there again soon. */
function laterOn({ body, headers }: Response): Response {
  const said = new Headers(headers);
  said.set('retry-after', String(retryAfterSeconds));
  return new Response(body, { status: 503, headers: said });
}
