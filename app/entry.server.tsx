import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { pageHead, withHead } from '#app/discovery/page-head.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { currentOutageScope, recordOutage } from '#app/platform/errors/outage-scope.server.ts';
import { afterFirstPaint, lateScript } from '#app/platform/http/pages/late-scripts.server.ts';
import { renderOnce } from '#app/platform/http/pages/render-once.server.tsx';
import { renderedPage } from '#app/platform/http/pages/rendered-page.server.ts';
import { fillPlaces, pageHtml, placeOf } from '#app/platform/http/pages/server-html.server.ts';
import { newScriptMarker, extractTrustedScripts } from '#app/platform/http/pages/trusted-scripts.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { RenderOnceContext, type RenderOnce } from '#app/ui/loading/rendered-once.tsx';
import { WriteHtmlContext } from '#app/ui/loading/server-html.tsx';
import { firstScript } from './first-script.ts';

const renderTimeoutMilliseconds = 10_000;

/**
 * Renders a page as a whole instead of streaming it, so that the policy can list its generated inline scripts by hash
 * (docs/decisions/004-page-policy-by-hash.md). The HTML goes into the context, everything else into the response.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const nonce = newScriptMarker();
    const { prepared } = context.get(pageHtml);
    const place = (version: string) => placeOf(nonce, version);
    const placeOnce: RenderOnce = (...element) => {
      const made = renderOnce(...element);
      prepared.set(made.version, made);
      return place(made.version);
    };
    const { pipe, abort } = renderToPipeableStream(
      <WriteHtmlContext value={place}>
        <RenderOnceContext value={placeOnce}>
          <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
        </RenderOnceContext>
      </WriteHtmlContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          headers.set('content-type', 'text/html; charset=utf-8');
          const done = (bytes: Buffer) => {
            // One character per byte, so that nothing has to be decoded.
            const { html, scripts } = extractTrustedScripts(bytes.toString('latin1'), nonce);
            const page = { url: new URL(request.url), status, baseUrl: config().BASE_URL, head: context.get(pageHead) };
            const whole = fillPlaces(withHead(afterFirstPaint(html), page), nonce, prepared);
            context.set(renderedPage, { html: whole, scripts: [firstScript, ...scripts, lateScript] });
            resolve(new Response(null, { status: failed ? 500 : status, headers }));
          };
          pipe(collect(done));
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          log.error({ err: error }, 'a page failed to render');
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeoutMilliseconds);
  });
}

/** Collects what is written into one buffer: a web stream in between would cost as much as a third of the rendering. */
function collect(done: (bytes: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/** Records and logs the errors of loaders and actions that no page expected. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  recordOutage(currentOutageScope(), error);
  if (!request.signal.aborted) log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
