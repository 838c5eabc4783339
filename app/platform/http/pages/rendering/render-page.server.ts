import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const renderTimeoutMilliseconds = 10_000;

/** How React marks a boundary whose content was not ready, or failed. */
const unfinished = /<!--\$[!?]-->/;

/** A page as React wrote it. */
export interface RenderedText {
  html: string;
  /** Something in it failed, and is left out. */
  failed: boolean;
}

/**
 * Renders a whole page. Nearly all pages have all that they need when they are rendered, so this is done at once, into
 * a text: a stream encodes each piece of it on its own and costs a third more (docs/decisions/133-what-a-page-costs.md).
 * A page in which something waits or fails is rendered again, as a stream.
 * @param onError told what failed
 * @throws what fails outside of any boundary
 */
export function renderPage(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<RenderedText> {
  const html = renderAtOnce(page);
  return html === undefined ? renderWaiting(page, nonce, onError) : Promise.resolve({ html, failed: false });
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return unfinished.test(html) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    // It is thrown again below, where it is reported.
    return undefined;
  }
}

function renderWaiting(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<RenderedText> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        pipe(collect((bytes) => resolve({ html: bytes.toString(), failed })));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error as Error);
      },
      onError(error) {
        failed = true;
        onError(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeoutMilliseconds);
  });
}

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
