import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/**
 * Serves the files of the client build. Names under /assets contain a content hash and never change; the rest may be
 * cached for an hour.
 */
export function staticFiles(root: string): MiddlewareHandler {
  const files = namesUnder(root);
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      const immutable = context.req.path.startsWith('/assets/');
      context.header('cache-control', immutable ? year : hour);
      // An SVG opened by itself is a document: it must not run anything.
      if (context.req.path.endsWith('.svg'))
        context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    },
  });
  // Looking for a file costs more than sending a page from the cache, so only existing files are looked up.
  return (context, next) => (files.has(context.req.path) ? serve(context, next) : next());
}

/** Returns names like "/assets/root.css": the files of a build do not change while it is served. */
function namesUnder(root: string): Set<string> {
  if (!existsSync(root)) return new Set();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`));
}
