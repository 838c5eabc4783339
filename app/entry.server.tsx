import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import { log } from '#app/platform/log/log.server.ts';

const renderTimeoutMilliseconds = 10_000;

/**
 * Renders a page whole, not in pieces: its inline scripts are then known, and the policy lists them by hash
 * (docs/decisions/004-page-policy-by-hash.md).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entryContext} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
        pipe(body);
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

/** Loader and action failures that no page expected. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
