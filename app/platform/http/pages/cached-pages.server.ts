import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachedPageAnswers } from '#app/platform/metrics/metrics.server.ts';
import { pageAnswer } from './page-answer.server.ts';
import { cachedPage } from './page-cache.server.ts';
import type { PageCacheKey } from './pages.server.ts';
import { baselineHeaders } from '../requests/security-headers.server.ts';

export type CachedPagesOptions = { cacheKey: PageCacheKey; baseUrl: string };

/**
 * Answers a cached public page before anything else looks at the request: through web Requests and Responses the same
 * bytes cost several times the CPU time (bench/pages).
 * @returns whether it was answered
 */
export function cachedPages({
  cacheKey,
  baseUrl,
}: CachedPagesOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { host } = new URL(baseUrl);
  const baseline = Object.fromEntries(baselineHeaders(baseUrl));
  return (request, response) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.host !== host) return false;
    const page = findPage(request.url ?? '/', baseUrl, cacheKey);
    if (!page) return false;
    const { status, headers, body } = pageAnswer(page, {
      method: request.method,
      ifNoneMatch: request.headers['if-none-match'],
      acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
    });
    response.writeHead(status, { ...baseline, 'x-request-id': randomUUID(), ...headers });
    response.end(body);
    cachedPageAnswers.inc();
    return true;
  };
}

function findPage(target: string, baseUrl: string, cacheKey: PageCacheKey) {
  // Not for targets that are not paths (a proxy's absolute URL, an asterisk).
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  const url = URL.parse(target, baseUrl);
  const key = url ? cacheKey(url) : undefined;
  return key === undefined ? undefined : cachedPage(key);
}
