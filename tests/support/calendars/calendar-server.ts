import { closeServer, listen } from '#sandbox/http-server.ts';
import { createCalendarSandbox } from '#sandbox/calendars/calendar-sandbox.ts';
import { Hono } from 'hono';
import { connectOutsideFetch } from '#app/platform/outside-fetch/outside-fetch.server.ts';

/** The sandbox's published calendars on their own, for tests of the database. */
export async function startCalendarServer() {
  const { routes, calendars, faults } = createCalendarSandbox();
  const server = await listen(0, '127.0.0.1');
  server.serve(new Hono().route('/', routes) as never);
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    connect: () => connectOutsideFetch(url),
    publish: (name: string, text: string) => {
      const { reads, unchanged } = calendars.get(name) ?? { reads: 0, unchanged: 0 };
      calendars.set(name, { text, reads, unchanged });
    },
    end: (name: string) => void calendars.delete(name),
    requestsOf: (name: string) => {
      const { reads = 0, unchanged = 0 } = calendars.get(name) ?? {};
      return { reads, unchanged };
    },
    failNext: (name: string, status: 500 | 503, count: number) => {
      faults.planned.push({ fault: { kind: 'status', status }, count, path: `/calendars/${name}` });
    },
    delayNext: (name: string, delayMs: number) => {
      faults.planned.push({ fault: { kind: 'delay', delayMs }, count: 1, path: `/calendars/${name}` });
    },
    close: async () => {
      connectOutsideFetch(undefined);
      await closeServer(server);
    },
  };
}
