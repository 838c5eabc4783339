import type { Context } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { cachedPage, storePage, toCachedPage, type CachedPage } from './page-cache.server.ts';
import { contentSecurityPolicy } from './security-headers.server.ts';

/** Says of a URL whether its page is public, and under which name it is kept: known routes and listed parameters only. */
export type PageCacheKey = (url: URL) => string | undefined;

export type PagesOptions = { build: () => Promise<ServerBuild>; cacheKey: PageCacheKey; mode: string };

/** Serves the pages: public ones from the cache where they can be, private ones rendered for their visitor. */
export function pagesHandler({ build, cacheKey, mode }: PagesOptions): (context: Context) => Promise<Response> {
  const render = createRequestHandler(build, mode);
  return async (context) => {
    const request = withoutNul(context.req.raw);
    const url = new URL(request.url);
    const key = request.method === 'GET' || request.method === 'HEAD' ? cacheKey(url) : undefined;
    const cached = key === undefined ? undefined : cachedPage(key);
    if (cached) return sendPage(request, cached);
    const response = await render(key === undefined ? request : anonymous(request));
    return finish(request, response, key);
  };
}

// Public pages are the same for everybody: rendering them without the visitor's cookie makes sure that they are.
function anonymous(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete('authorization');
  return new Request(request.url, { method: request.method, headers });
}

// PostgreSQL's text cannot hold NUL, and no page means anything by it.
function withoutNul(request: Request): Request {
  return /%00/i.test(request.url) ? new Request(request.url.replace(/%00/gi, ''), request) : request;
}

async function finish(request: Request, response: Response, key: string | undefined): Promise<Response> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  if (!isHtml || response.body === null) return privateUnlessSaid(response);
  const html = await response.text();
  const policy = contentSecurityPolicy(html);
  if (key !== undefined && response.status === 200) {
    const page = toCachedPage(html, policy);
    storePage(key, page);
    return sendPage(request, page);
  }
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', policy);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(html, { status: response.status, headers });
}

function privateUnlessSaid(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}

function sendPage(request: Request, page: CachedPage): Response {
  const headers = new Headers({
    etag: page.etag,
    'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    vary: 'accept-encoding',
  });
  // No policy on a 304: the browser keeps the stored page's own, whose hashes fit that page.
  if (request.headers.get('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', page.policy);
  const brotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  if (brotli) headers.set('content-encoding', 'br');
  const bytes = brotli ? page.brotli : page.html;
  headers.set('content-length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}
