import type { Context } from 'hono';
import { RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router';
import { pageAnswer } from './page-answer.server.ts';
import { cachedPage, changesOfPages, storePage, toCachedPage, type CachedPage } from './page-cache.server.ts';
import { packPage, pageEncodingFor } from './rendering/page-encoding.server.ts';
import { pagePatterns } from './page-pattern.server.ts';
import { sectionHandlers } from './page-sections.server.ts';
import { renderedPage, type RenderedPage } from './rendered-page.server.ts';
import { config } from '../../config/config.server.ts';
import { recordedSpan } from '#app/platform/tracing/span.server.ts';
import { clientNetwork } from '../requests/client-ip.server.ts';
import { setPagePattern } from '../requests/request-span.server.ts';
import { newPageHtml, pageHtml } from './server-html.server.ts';
import { visitorNetwork } from './visitor.server.ts';
import { contentSecurityPolicy } from '../requests/security-headers.server.ts';

/**
 * Returns whether a URL's page is public, as the key under which it is cached: known routes and listed parameters
 * only.
 */
export type PageCacheKey = (url: URL) => string | undefined;

export type PagesOptions = { build: () => Promise<ServerBuild>; cacheKey: PageCacheKey; mode: string };

/**
 * Creates the handler that serves the pages: public ones from the cache if possible, private ones rendered for their
 * visitor.
 */
export function pagesHandler({ build, cacheKey, mode }: PagesOptions): (context: Context) => Promise<Response> {
  // With a function as the build, React Router would prepare its routes again for each request.
  let handlers: Promise<(path: string) => RequestHandler> | undefined;
  const patternOf = pagePatterns(build);
  return async (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    if (/%00/i.test(request.url)) return context.redirect(withoutNul(url), 307);
    if (recordedSpan()) setPagePattern(context, await patternOf(url.pathname));
    const key = request.method === 'GET' || request.method === 'HEAD' ? cacheKey(url) : undefined;
    const cached = key === undefined ? undefined : cachedPage(key);
    if (cached) return sendPage(request, cached);
    handlers ??= build().then((built) => sectionHandlers(built, mode));
    const render = (await handlers)(url.pathname);
    const begunAfter = changesOfPages();
    const rendering = new RouterContextProvider();
    rendering.set(visitorNetwork, clientNetwork(context));
    rendering.set(pageHtml, newPageHtml(url));
    const response = await render(key === undefined ? request : anonymous(request), rendering);
    const page = rendering.get(renderedPage);
    return page ? finish(request, response, page, key, begunAfter) : finishData(request, response);
  };
}

// Public pages are the same for everyone: rendering them without the visitor's cookie makes sure of that.
function anonymous(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete('authorization');
  return new Request(request.url, { method: request.method, headers });
}

// PostgreSQL's text cannot contain NUL, and no page uses it. It is a redirect, so that the browser drops it from the
// URL too.
function withoutNul({ pathname, search }: URL): string {
  const path = pathname.replace(/%00/gi, '').replace(/^\/+/, '');
  return `/${path}${search.replace(/%00/gi, '')}`;
}

function finish(
  request: Request,
  response: Response,
  { html, scripts }: RenderedPage,
  key: string | undefined,
  begunAfter: number,
): Response {
  const policy = contentSecurityPolicy(scripts, mapTiles());
  if (key !== undefined && response.status === 200) {
    const page = toCachedPage(html, policy);
    storePage(key, page, begunAfter);
    return sendPage(request, page);
  }
  const { status, headers } = response;
  headers.set('content-security-policy', policy);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const encoding = pageEncodingFor(request.headers.get('accept-encoding'));
  if (encoding === undefined) return new Response(html, { status, headers });
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  return new Response(packPage(html, encoding), { status, headers });
}

/** Every page's policy allows it: from any of them the visitor gets to the map without leaving the document. */
function mapTiles(): string | undefined {
  const { MAP_STYLE_URL: url } = config();
  return url === undefined ? undefined : new URL(url).origin;
}

/** Data of pages has the HTML of cards, which compresses to a tenth; loaders return it whole. */
async function finishData(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const isData = headers.get('content-type')?.startsWith('text/x-script') ?? false;
  const encoding = pageEncodingFor(request.headers.get('accept-encoding'));
  if (!isData || request.method === 'HEAD' || encoding === undefined) return response;
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  return new Response(packPage(Buffer.from(await response.arrayBuffer()), encoding), { status, headers });
}

function sendPage(request: Request, page: CachedPage): Response {
  const { body, ...rest } = pageAnswer(page, {
    method: request.method,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
  });
  return new Response(body, rest);
}
