import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { OpenedFile } from './open-file.server.ts';

/** Nothing in a file may run, whatever type a browser takes it for. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Responds with a file. Public pictures may be cached by anyone, documents by no one. */
export async function fileAnswer(context: Context, file: OpenedFile): Promise<Response> {
  context.header('content-security-policy', policy);
  context.header('x-content-type-options', 'nosniff');
  context.header('etag', file.etag);
  context.header('cache-control', cachingOf(file));
  if (file.isPublic) context.header('vary', 'Accept');
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304);
  context.header('content-type', file.contentType);
  context.header('content-disposition', dispositionOf(file));
  return context.body(Readable.toWeb(await file.read()) as ReadableStream<Uint8Array>);
}

function cachingOf({ cacheSeconds, isRevalidated }: OpenedFile): string {
  if (cacheSeconds > 0) return `public, max-age=${cacheSeconds}`;
  return isRevalidated ? 'private, no-cache' : 'private, no-store';
}

/** A name of any script, as RFC 6266 writes it. */
function dispositionOf({ isDownload, name }: OpenedFile): string {
  const kind = isDownload ? 'attachment' : 'inline';
  return name === undefined ? kind : `${kind}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}
