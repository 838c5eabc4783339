import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

export type HttpServer = {
  port: number;
  /** Supplies the app that requests wait for; call it once, right after listening. */
  serve(app: Hono<{ Bindings: HttpBindings }>): void;
  server: Server;
};

/** Listens before the app exists, because the app's URLs need the port. */
export async function listen(port: number, host: string): Promise<HttpServer> {
  let serve: HttpServer['serve'] = () => {};
  const app = new Promise<Hono<{ Bindings: HttpBindings }>>((resolve) => {
    serve = resolve;
  });
  const server = createAdaptorServer({
    fetch: async (request, bindings) => (await app).fetch(request, bindings as HttpBindings),
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port, serve, server };
}

/** Stops listening and closes all open connections, including those of calls that will never be answered. */
export function closeServer({ server }: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
