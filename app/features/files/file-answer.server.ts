import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { OpenedFile } from './queries/open-file.server.ts';

/** Nothing in a file may run, whatever type a browser takes it for. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Responds with a file. Public pictures may be cached by anyone, documents by no one. */
export async function fileAnswer(context: Context, file: OpenedFile): Promise<Response> {
  context.header('content-security-policy', policy);
  context.header('x-content-type-options', 'nosniff');
  context.header('etag', file.etag);
  context.header('cache-control', file.cacheSeconds > 0 ? `public, max-age=${file.cacheSeconds}` : 'private, no-store');
  if (file.isPublic) context.header('vary', 'Accept');
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304);
  context.header('content-type', file.contentType);
  context.header('content-disposition', file.isDownload ? 'attachment' : 'inline');
  return context.body(Readable.toWeb(await file.read()) as ReadableStream<Uint8Array>);
}
