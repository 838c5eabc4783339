import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';

const packages: Record<string, string> = {
  'bricolage-grotesque': '@fontsource-variable/bricolage-grotesque',
  'instrument-sans': '@fontsource-variable/instrument-sans',
};

/** Serves the product's two typefaces to the sandbox's pages. */
export function createFontRoutes(): Hono {
  const { resolve } = createRequire(import.meta.url);
  const routes = new Hono();
  routes.get('/sandbox/fonts/:name{[a-z-]+}', async (c) => {
    const name = c.req.param('name');
    const font = Object.hasOwn(packages, name) ? packages[name] : undefined;
    if (!font) return c.notFound();
    c.header('content-type', 'font/woff2');
    c.header('cache-control', 'public, max-age=86400');
    return c.body(await readFile(resolve(`${font}/files/${name}-latin-wght-normal.woff2`)));
  });
  return routes;
}
