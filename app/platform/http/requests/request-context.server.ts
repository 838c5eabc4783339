import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { log, withRequestId } from '#app/platform/log/log.server.ts';
import { httpRequests } from '#app/platform/metrics/metrics.server.ts';
import { withSpan } from '#app/platform/tracing/span.server.ts';
import { withCallerNetwork } from './caller-network.server.ts';
import { clientNetwork } from './client-ip.server.ts';
import { endRequestSpan, startRequestSpan } from './request-span.server.ts';
import { baselineHeaders, mayBeFramed } from './security-headers.server.ts';

/** nginx's own status for it. */
const clientClosedRequest = 499;
const acceptableRequestId = /^[\w.-]{8,64}$/;

/**
 * Gives each request an id (the proxy's if it is acceptable), logs changes and failures, counts it, and sets the default headers
 * that a response does not set itself.
 */
export function requestContext(baseUrl: string): MiddlewareHandler {
  const headers = baselineHeaders(baseUrl);
  return async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = given && acceptableRequestId.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    const begun = performance.now();
    const span = startRequestSpan(context, requestId);
    await withSpan(span, () =>
      withCallerNetwork(
        () => clientNetwork(context),
        () => withRequestId(requestId, next),
      ),
    );
    const isFramed = mayBeFramed(context.res.headers);
    for (const [name, value] of headers) {
      if (context.res.headers.has(name) || (isFramed && name === 'x-frame-options')) continue;
      context.res.headers.set(name, value);
    }
    context.res.headers.set('x-request-id', requestId);
    const status = countedStatus(context);
    const milliseconds = performance.now() - begun;
    httpRequests.observe(
      { method: context.req.method, route: routePath(context), status: String(status) },
      milliseconds / 1_000,
    );
    endRequestSpan(span, context, status);
    const notable = status >= 500 || (context.req.method !== 'GET' && context.req.method !== 'HEAD');
    if (!notable && !log.isLevelEnabled('debug')) return;
    const line = {
      requestId,
      method: context.req.method,
      path: loggedPath(context.req.path),
      status,
      ms: Math.round(milliseconds),
    };
    log[notable ? 'info' : 'debug'](line, 'request');
  };
}

/** What fails once the browser has left the page is counted as closed by it, as proxies do, and not as our failure. */
function countedStatus({ req, res }: Context): number {
  return res.status >= 500 && req.raw.signal.aborted ? clientClosedRequest : res.status;
}

/**
 * Redacts long words: one of this length that is not an id is the secret of a link, which works for whoever reads the
 * logs. Of a file only the bucket stays, because people name their files.
 */
export function loggedPath(path: string): string {
  return path.replace(/^(\/api\/storage\/[^/]+\/).+/, '$1[redacted]').replace(/[\w-]{40,}/g, '[redacted]');
}
