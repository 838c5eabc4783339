import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { renderedPage } from '#app/platform/http/rendered-page.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const renderTimeoutMilliseconds = 10_000;

/**
 * Renders a page whole, not in pieces: its inline scripts are then known, and the policy lists them by hash
 * (docs/decisions/004-page-policy-by-hash.md). The HTML is left in the context, the answer carries the rest.
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
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entryContext} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer);
        headers.set('content-type', 'text/html; charset=utf-8');
        const done = (html: Buffer) => {
          context.set(renderedPage, withLowPriority(html));
          resolve(new Response(null, { status: failed ? 500 : status, headers }));
        };
        pipe(collect(done));
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        log.error({ err: error }, 'a page failed to render');
      },
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeoutMilliseconds);
  });
}

/** Everything that was written, in one piece: a web stream in between would cost as much as a third of the rendering. */
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

/** Scripts wait behind what the first paint needs: style sheet, fonts and the pictures on screen. */
function withLowPriority(html: Buffer): Buffer {
  const text = html.toString('latin1');
  return Buffer.from(text.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'), 'latin1');
}

/** Loader and action failures that no page expected. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
