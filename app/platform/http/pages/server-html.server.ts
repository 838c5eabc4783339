import { hash } from 'node:crypto';
import { createContext } from 'react-router';
import type { ServerHtml } from '#app/ui/loading/server-html.tsx';

/** HTML that is made once for many requests, ready to be put into a page. */
export interface PreparedHtml {
  version: string;
  html: string;
  bytes: Buffer;
}

export function prepareHtml(html: string): PreparedHtml {
  return { version: hash('sha256', html, 'base64url').slice(0, versionLength), html, bytes: Buffer.from(html) };
}

const versionLength = 10;

/** The prepared HTML of one request. */
export interface PageHtml {
  /** Whether a whole document is rendered; otherwise the browser reads data only. */
  isDocument: boolean;
  prepared: Map<string, PreparedHtml>;
}

/** Where loaders and the renderer leave prepared HTML for the page. */
export const pageHtml = createContext<PageHtml>({ isDocument: false, prepared: new Map() });

export function newPageHtml(url: URL): PageHtml {
  return { isDocument: !url.pathname.endsWith('.data'), prepared: new Map() };
}

/** Returns prepared HTML as loader data: a document has it in its body, so its data names only the version. */
export function toServerHtml({ isDocument, prepared }: PageHtml, made: PreparedHtml): ServerHtml {
  if (!isDocument) return { version: made.version, html: made.html };
  prepared.set(made.version, made);
  return { version: made.version };
}

/**
 * Returns what stands for prepared HTML while the page is rendered: React and all that follows handle a fraction of the
 * page.
 * @param marker random, so that no content contains it
 */
export function placeOf(marker: string, version: string): string {
  return `<!--${marker}${version}-->`;
}

/**
 * Puts the prepared HTML into its places.
 * @param page one character per byte
 */
export function fillPlaces(
  page: string,
  marker: string,
  prepared: ReadonlyMap<string, PreparedHtml>,
): Buffer<ArrayBuffer> {
  const [start = '', ...pieces] = page.split(`<!--${marker}`);
  const filled = pieces.flatMap((piece) => [
    prepared.get(piece.slice(0, versionLength))?.bytes ?? Buffer.of(),
    Buffer.from(piece.slice(versionLength + '-->'.length), 'latin1'),
  ]);
  return Buffer.concat([Buffer.from(start, 'latin1'), ...filled]);
}
