import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type { startDoorstep as startDoorstepType } from '#app/boot/boot.server.ts';
import type { createHttp as createHttpType } from '#app/http.server.ts';
import type { Job } from '#app/platform/jobs/job.server.ts';
import { changingJobs } from './dev/changing-jobs.ts';

/**
 * `npm run dev`: the whole product with live reload. Vite serves the browser's modules and runs the server's, so that
 * a change takes effect with the next request, for pages and API alike, and with the next job.
 */
type Boot = { startDoorstep: typeof startDoorstepType };
type Http = { createHttp: typeof createHttpType };
type Jobs = { jobs: readonly Job[] };

const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
const { startDoorstep } = await load<Boot>('/app/boot/boot.server.ts');

const answer = getRequestListener(async (request, env) => {
  const { createHttp } = await load<Http>('/app/http.server.ts');
  const http = createHttp({
    build: () => load('virtual:react-router/server-build'),
    clientFolder: 'public',
    mode: 'development',
  });
  const response = await http.fetch(request, env);
  // Vite injects styles and its reload socket at runtime, which the production policy blocks.
  response.headers.delete('content-security-policy');
  return response;
});

const loadJobs = async () => (await load<Jobs>('/app/jobs.server.ts')).jobs;

const running = await startDoorstep(process.env, {
  createWebServer: () =>
    createHttpServer((request, response) => vite.middlewares(request, response, () => void answer(request, response))),
  work: changingJobs(await loadJobs(), loadJobs),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void running
        .stop()
        .then(() => vite.close())
        .then(() => process.exit(0)),
  );
}
