import { hash } from 'node:crypto';
import { Hono } from 'hono';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
// oxlint-disable-next-line import/default -- The module's text, see scripts/build/inline-scripts.ts.
import script from './button.ts?inline-script';

/** What other sites load, for the test of its size. */
export const buttonScript = script;

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  etag: `"${hash('sha256', script, 'base64url').slice(0, 16)}"`,
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  // Pages of other sites load it.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves /button.js. Its name stays the same, so browsers ask again after an hour. */
export function buttonScriptRoutes(): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().get('/button.js', (context) =>
    context.req.header('if-none-match')?.includes(headers.etag)
      ? context.body(null, 304, headers)
      : context.body(script, 200, headers),
  );
}
