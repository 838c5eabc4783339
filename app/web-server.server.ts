import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { Config } from '#app/platform/config/config.server.ts';
import { cachedPages } from '#app/platform/http/pages/cached-pages.server.ts';
import { rejectWhileLeaving } from '#app/platform/http/leaving.server.ts';
import { createHttp } from './http.server.ts';
import { publicPageKey } from '#app/pages/public-pages.ts';

/** Creates the server that answers HTTP: the built one, or that of `npm run dev`. */
export type CreateWebServer = (config: Config) => ServerType;

/** Creates the server of the built product. */
export function createBuiltServer(config: Config): ServerType {
  const http = createHttp({
    // React Router declares the module with `basename: string | undefined`, but its ServerBuild with `basename?:
    // string`.
    build: () => import('virtual:react-router/server-build') as Promise<ServerBuild>,
    // Next to the server's bundle (build/server), wherever the process was started.
    clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
    mode: 'production',
  });
  const answerCached = cachedPages({ cacheKey: publicPageKey, baseUrl: config.BASE_URL });
  const behindProxy = config.TRUSTED_PROXIES > 0;
  return createAdaptorServer({
    fetch: http.fetch,
    serverOptions: { keepAliveTimeout: keepAliveMilliseconds },
    createServer: ((options: ServerOptions, listener: RequestListener) =>
      createServer(options, (request, response) => {
        if (!rejectWhileLeaving(request, response, behindProxy) && !answerCached(request, response))
          listener(request, response);
      })) as typeof createServer,
  });
}

/** Longer than proxies keep an idle connection (nginx: 60 s), because the side that sends requests must close it. */
const keepAliveMilliseconds = 75_000;

/**
 * Starts listening.
 * @throws Error if the port is taken
 */
export function listen(server: ServerType, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => resolve());
  });
}

/** One rejected read is enough for a proxy to notice; a balancer polls /readyz. */
const noticeMilliseconds = 2_000;

/** Waits, behind proxies, until they have noticed that this instance is leaving. */
export async function awaitProxyDrain(server: ServerType, config: Config): Promise<void> {
  if (server.listening && config.TRUSTED_PROXIES > 0) await delay(noticeMilliseconds);
}

/** About as long as Stripe may take to answer. */
const drainMilliseconds = 20_000;

/** Accepts no new connections and lets requests under way finish; those that hang are cut after drainMilliseconds. */
export async function drain(server: ServerType): Promise<void> {
  const { closeIdleConnections, closeAllConnections } = server as Server;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose last response began before leave was called becomes idle only now.
  const sweep = setInterval(() => closeIdleConnections.call(server), 100);
  await Promise.race([closed, delay(drainMilliseconds, undefined, { ref: false })]);
  clearInterval(sweep);
  closeAllConnections.call(server);
}
