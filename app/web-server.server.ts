import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { Config } from '#app/platform/config/config.server.ts';
import { cachedPages } from '#app/platform/http/cached-pages.server.ts';
import { createHttp } from './http.server.ts';
import { publicPageKey } from './public-pages.ts';

/** Makes the server that answers HTTP: the built one, or the one of `npm run dev`. */
export type CreateWebServer = (config: Config) => ServerType;

/** The server of the built product. */
export function createBuiltServer(config: Config): ServerType {
  const http = createHttp({
    // React Router declares the module with `basename: string | undefined`, its own ServerBuild with `basename?: string`.
    build: () => import('virtual:react-router/server-build') as Promise<ServerBuild>,
    // Beside the server's bundle (build/server/index.js), wherever the process was started from.
    clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
    mode: 'production',
  });
  const answerCached = cachedPages({ cacheKey: publicPageKey, baseUrl: config.BASE_URL });
  return createAdaptorServer({
    fetch: http.fetch,
    createServer: ((options: ServerOptions, listener: RequestListener) =>
      createServer(options, (request, response) => {
        if (!answerCached(request, response)) listener(request, response);
      })) as typeof createServer,
  });
}

/** @throws Error when the port is taken. */
export function listen(server: ServerType, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => resolve());
  });
}

const drainMilliseconds = 10_000;

/** Takes no new connection and lets the requests under way finish; those that hang are cut after a while. */
export function drain(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMilliseconds).unref();
  });
}
