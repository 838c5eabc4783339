import { packedPage, type CachedPage } from './page-cache.server.ts';
import { pageEncodingFor } from './rendering/page-encoding.server.ts';

/** The parts of a request that decide how a page is sent. */
export type PageRequest = {
  method: string | undefined;
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
};
export type PageAnswer = { status: 200 | 304; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null };

/** Returns the response for a cached public page, compressed if the request accepts it. */
export function pageAnswer(page: CachedPage, { method, ifNoneMatch, acceptEncoding }: PageRequest): PageAnswer {
  const headers: Record<string, string> = {
    etag: page.etag,
    'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    vary: 'accept-encoding',
  };
  // No policy on a 304: the browser keeps the one stored with the page, whose hashes match that page.
  if (ifNoneMatch?.includes(page.etag)) return { status: 304, headers, body: null };
  headers['content-type'] = 'text/html; charset=utf-8';
  headers['content-security-policy'] = page.policy;
  const encoding = pageEncodingFor(acceptEncoding);
  if (encoding) headers['content-encoding'] = encoding;
  const bytes = encoding ? packedPage(page, encoding) : page.html;
  headers['content-length'] = String(bytes.length);
  return { status: 200, headers, body: method === 'HEAD' ? null : bytes };
}
