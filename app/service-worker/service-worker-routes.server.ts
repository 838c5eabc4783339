import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
import { contentSecurityPolicy } from '#app/platform/http/requests/security-headers.server.ts';
import { staticFiles } from '#app/platform/http/pages/static-files.server.ts';
import { offlinePage, offlineScripts } from './offline-page.server.tsx';
import { retiredWorker } from './retired-worker.server.ts';

export interface ServiceWorkerOptions {
  clientFolder: string;
  build: () => Promise<ServerBuild>;
  /** If false, installed workers unregister themselves. */
  enabled: boolean;
}

const workerHeaders = { 'cache-control': 'no-cache', 'service-worker-allowed': '/' };

/** Serves /service-worker.js, which browsers must always revalidate, and its offline page. */
export function serviceWorkerRoutes({ clientFolder, build, enabled }: ServiceWorkerOptions): Hono<ApiEnvironment> {
  const files = staticFiles(clientFolder);
  return new Hono<ApiEnvironment>()
    .get('/service-worker.js', async (context, next) => {
      const response = enabled ? await files(context, next) : undefined;
      if (!response)
        return context.body(retiredWorker, 200, { ...workerHeaders, 'content-type': 'text/javascript; charset=utf-8' });
      for (const [name, value] of Object.entries(workerHeaders)) response.headers.set(name, value);
      return response;
    })
    .get('/offline', async (context) => {
      const html = offlinePage((await build()).assets.routes['root']?.css?.[0]);
      return context.html(html, 200, {
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy(offlineScripts),
      });
    });
}
