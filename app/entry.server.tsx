import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { pageHead, withHead } from '#app/discovery/page-head.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { currentOutageScope, recordOutage } from '#app/platform/errors/outage-scope.server.ts';
import { afterFirstPaint, lateScript } from '#app/platform/http/pages/late-scripts.server.ts';
import { dataScripts } from '#app/platform/http/pages/rendering/page-data.server.ts';
import { renderOnce } from '#app/platform/http/pages/render-once.server.tsx';
import { renderPage } from '#app/platform/http/pages/rendering/render-page.server.ts';
import { renderedPage } from '#app/platform/http/pages/rendered-page.server.ts';
import { fillPlaces, pageHtml, placeOf, type PreparedHtml } from '#app/platform/http/pages/server-html.server.ts';
import { newScriptMarker, extractTrustedScripts } from '#app/platform/http/pages/rendering/trusted-scripts.server.ts';
import { loggedPath } from '#app/platform/http/requests/request-context.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { RenderOnceContext, type RenderOnce } from '#app/ui/loading/rendered-once.tsx';
import { WriteHtmlContext } from '#app/ui/loading/server-html.tsx';
import { firstScript } from './first-script.ts';

/**
 * Renders a page as a whole instead of streaming it, so that the policy can list its generated inline scripts by hash
 * (docs/decisions/004-page-policy-by-hash.md). The HTML goes into the context, everything else into the response.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = newScriptMarker();
  const { prepared } = context.get(pageHtml);
  const { serverHandoffStream, ...withoutData } = entryContext;
  const data = await dataScripts(serverHandoffStream, nonce);
  const rendered = await renderPage(
    <PlacedHtml marker={nonce} prepared={prepared}>
      <ServerRouter context={{ ...withoutData, manifest: manifestOf(entryContext) }} url={request.url} nonce={nonce} />
    </PlacedHtml>,
    nonce,
    (error) => log.error({ err: error }, 'a page failed to render'),
  );
  const withData = entryContext.renderMeta?.didRenderScripts ? beforeEnd(rendered.html, data) : rendered.html;
  // One character per byte, so that nothing has to be decoded.
  const { html, scripts } = extractTrustedScripts(Buffer.from(withData).toString('latin1'), nonce);
  const page = { url: new URL(request.url), status, baseUrl: config().BASE_URL, head: context.get(pageHead) };
  const whole = fillPlaces(withHead(afterFirstPaint(html), page), nonce, prepared);
  context.set(renderedPage, { html: whole, scripts: [firstScript, ...scripts, lateScript] });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status: rendered.failed ? 500 : status, headers });
}

const manifests = new LRUCache<string, EntryContext['manifest']>({ max: 500 });

/**
 * Returns the list of routes with the page's own only: the server router prepares and matches all that it is given for
 * each page. The browser's list is a file of its own.
 */
function manifestOf({ manifest, staticHandlerContext: { matches } }: EntryContext): EntryContext['manifest'] {
  const ids = matches.map(({ route }) => route.id);
  const key = ids.join(' ');
  let own = manifests.get(key);
  if (own === undefined) {
    const routes = Object.fromEntries(ids.flatMap((id) => (manifest.routes[id] ? [[id, manifest.routes[id]]] : [])));
    manifests.set(key, (own = { ...manifest, routes }));
  }
  return own;
}

interface PlacedHtmlProps {
  marker: string;
  prepared: Map<string, PreparedHtml>;
  children: ReactNode;
}

/** Lets elements leave a place for HTML that was made before. */
function PlacedHtml({ marker, prepared, children }: PlacedHtmlProps) {
  const place = (version: string) => placeOf(marker, version);
  const placeOnce: RenderOnce = (...element) => {
    const made = renderOnce(...element);
    prepared.set(made.version, made);
    return place(made.version);
  };
  return (
    <WriteHtmlContext value={place}>
      <RenderOnceContext value={placeOnce}>{children}</RenderOnceContext>
    </WriteHtmlContext>
  );
}

function beforeEnd(html: string, scripts: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + scripts : html.slice(0, end) + scripts + html.slice(end);
}

/** Records and logs the errors of loaders and actions that no page expected. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  recordOutage(currentOutageScope(), error);
  if (request.signal.aborted) return;
  log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'a page failed');
};
