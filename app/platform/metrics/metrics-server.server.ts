import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { log } from '#app/platform/log/log.server.ts';
import { assertReady } from '#app/platform/http/readiness.server.ts';
import { collectMetrics } from './collected-metrics.server.ts';
import { metrics } from './metrics.server.ts';

/**
 * Opens /metrics (Prometheus), /healthz and /readyz on a port of their own, which no proxy leads to: figures of the
 * business are not for visitors. `addMetrics` registers those of the rooms.
 * @returns a function that closes it
 * @throws Error if the port is taken
 */
export async function startMetricsServer(
  address: { host: string; port: number },
  addMetrics: () => void,
): Promise<() => Promise<void>> {
  collectMetrics();
  // Read after the connections were counted, of which it may take one.
  addMetrics();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  return () => close(server);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (request.url === '/metrics') return send(response, 200, await metrics.metrics(), metrics.contentType);
    if (request.url === '/healthz') return send(response, 200, 'ok');
    if (request.url !== '/readyz') return send(response, 404, 'Only /metrics, /healthz and /readyz are here');
    await assertReady();
    send(response, 200, 'ready');
  } catch (error) {
    log.warn({ err: error, path: request.url }, 'a question about this process could not be answered');
    send(response, 503, 'unavailable');
  }
}

function send(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
