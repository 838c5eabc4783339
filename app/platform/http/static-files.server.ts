import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/** Files of the client build. Names under /assets carry a content hash and never change; the rest lives an hour. */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      const immutable = context.req.path.startsWith('/assets/');
      context.header('cache-control', immutable ? year : hour);
      // An SVG opened by itself is a document: it must run nothing.
      if (context.req.path.endsWith('.svg')) context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    },
  });
}
