import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { CalendarSandbox } from '../calendars/calendar-sandbox.ts';
import { readJson } from './json-body.ts';

const target = {
  count: z._default(z.int().check(z.positive()), 1),
  path: z.string().check(z.startsWith('/calendars/')),
};
const fault = z.discriminatedUnion('kind', [
  z.strictObject({ ...target, kind: z.literal('status'), status: z.literal([400, 429, 500, 503]) }),
  z.strictObject({ ...target, kind: z.literal('delay'), delayMs: z.int().check(z.positive()) }),
]);
const published = z.strictObject({ text: z.string() });

/** Control routes of the published calendars: what they say, ending their links, and failing calls. */
export function createCalendarControl({ faults, calendars }: CalendarSandbox): Hono {
  const routes = new Hono();
  routes.put('/sandbox/api/calendars/:name', async (c) => {
    const { text } = await readJson(c, published);
    const { reads, unchanged } = calendars.get(c.req.param('name')) ?? { reads: 0, unchanged: 0 };
    calendars.set(c.req.param('name'), { text, reads, unchanged });
    return c.json({ ok: true });
  });
  routes.get('/sandbox/api/calendars/:name', (c) => {
    const { reads, unchanged } = calendars.get(c.req.param('name')) ?? { reads: 0, unchanged: 0 };
    return c.json({ reads, unchanged });
  });
  routes.delete('/sandbox/api/calendars/:name', (c) => {
    calendars.delete(c.req.param('name'));
    return c.json({ ok: true });
  });
  routes.post('/sandbox/api/calendar-faults', async (c) => {
    const { count, path, ...planned } = await readJson(c, fault);
    faults.planned.push({ fault: planned, count, path });
    return c.json({ ok: true });
  });
  return routes;
}
