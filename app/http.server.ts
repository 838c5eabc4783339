import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { discoveryRoutes } from '#app/discovery/discovery-routes.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { requestLimits } from '#app/platform/config/limits.ts';
import { toErrorResponse } from '#app/platform/errors/error-response.server.ts';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
import { assertReady } from '#app/platform/http/readiness.server.ts';
import { outages } from '#app/platform/http/outages.server.ts';
import { pagesHandler } from '#app/platform/http/pages/pages.server.ts';
import { limitBody, rejectMalformedPaths, sameOriginOnly } from '#app/platform/http/requests/request-guards.server.ts';
import { readYourWrites } from '#app/platform/http/requests/read-your-writes.server.ts';
import { requestContext } from '#app/platform/http/requests/request-context.server.ts';
import { staticFiles } from '#app/platform/http/pages/static-files.server.ts';
import { shortLinkRoutes } from '#app/features/sms/short-links/short-link-routes.server.ts';
import { shortAddressRoutes } from '#app/features/booking-links/short-address-routes.server.ts';
import { frameRoutes } from '#app/features/booking-button/frame/frame-routes.server.ts';
import { buttonScriptRoutes } from '#app/features/booking-button/script/button-script-routes.server.ts';
import { serviceWorkerRoutes } from '#app/service-worker/service-worker-routes.server.ts';
import { createApi } from './api.server.ts';
import { publicPageKey } from '#app/pages/public-pages.ts';

export type HttpOptions = { build: () => Promise<ServerBuild>; clientFolder: string; mode: string };

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Creates the whole HTTP surface: health, API, files of the client build, pages. */
export function createHttp({ build, clientFolder, mode }: HttpOptions): Hono<ApiEnvironment> {
  const { BASE_URL, SERVICE_WORKER } = config();
  const pages = pagesHandler({
    build,
    mode,
    // Development always renders the current state.
    cacheKey: mode === 'development' ? () => undefined : publicPageKey,
  });
  return (
    new Hono<ApiEnvironment>()
      .use(requestContext(BASE_URL), readYourWrites(BASE_URL), outages)
      .use(rejectMalformedPaths)
      .get('/healthz', (context) => context.json({ status: 'ok' }))
      .get('/readyz', async (context) => {
        await assertReady();
        return context.json({ status: 'ready' });
      })
      .route('/api', createApi(BASE_URL))
      .get('/assets/*', staticFiles(clientFolder))
      .get('*', async (context, next) => {
        const canonical = canonicalUrl(context.req.url, BASE_URL);
        return canonical ? context.redirect(canonical, 307) : next();
      })
      .route('/', discoveryRoutes(clientFolder))
      .route('/', shortAddressRoutes())
      .route('/', shortLinkRoutes())
      .route('/', buttonScriptRoutes())
      .route('/', frameRoutes())
      .route('/', serviceWorkerRoutes({ clientFolder, build, enabled: SERVICE_WORKER && mode !== 'development' }))
      .get('*', staticFiles(clientFolder))
      // A form that a page takes itself, for browsers without JavaScript.
      .post('*', sameOriginOnly(BASE_URL), limitBody(requestLimits.jsonBodyBytes))
      .all('*', (context) => pages(context))
      .onError((error) => toErrorResponse(error))
  );
}

/**
 * Returns where to redirect a request that names this machine differently than BASE_URL, because cookies belong to
 * one host name.
 */
function canonicalUrl(requested: string, baseUrl: string): string | undefined {
  if (requested.startsWith(`${baseUrl}/`)) return undefined;
  const url = new URL(requested);
  if (url.host === new URL(baseUrl).host || !loopbackNames.has(url.hostname)) return undefined;
  return new URL(url.pathname + url.search, baseUrl).href;
}
