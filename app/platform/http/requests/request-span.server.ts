import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { config } from '#app/platform/config/config.server.ts';
import { spansAreRecorded, startSpan } from '#app/platform/tracing/span.server.ts';
import { parseTraceparent } from '#app/platform/tracing/trace-context.ts';

/** Names the page of a request: its route is React Router's, below one route of ours for all pages. */
export function setPagePattern(context: Context, pattern: string): void {
  context.set('pagePattern', pattern);
}

/**
 * Begins the span of a request. It continues a trace only if one of our proxies stands in front, which traces itself or
 * drops the header: anybody else could have everything recorded, or write into a trace that is not theirs.
 */
export function startRequestSpan(context: Context, requestId: string): Span | undefined {
  if (!spansAreRecorded()) return undefined;
  const { method } = context.req;
  return startSpan({
    name: method,
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method, 'doorstep.request_id': requestId },
    parent: (config().TRUSTED_PROXIES > 0 && parseTraceparent(context.req.header('traceparent'))) || null,
  });
}

/** Names a request after the pattern of its route, which holds nobody's id, and ends its span. */
export function endRequestSpan(span: Span | undefined, context: Context, status: number): void {
  if (!span) return;
  const page = context.get('pagePattern') as string | undefined;
  const route = page ?? routePath(context);
  span
    .updateName(`${context.req.method} ${route}`)
    .setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
