import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { RoutingSandbox } from '../routing/routing-sandbox.ts';
import { readJson } from './json-body.ts';

const target = { count: z._default(z.int().check(z.positive()), 1), path: z.string().check(z.startsWith('/routing/')) };
const fault = z.discriminatedUnion('kind', [
  z.strictObject({ ...target, kind: z.literal('status'), status: z.literal([400, 429, 500, 503]) }),
  z.strictObject({ ...target, kind: z.literal('delay'), delayMs: z.int().check(z.positive()) }),
]);

/** Control routes of the routing stand-in: what it was asked, and failing calls. */
export function createRoutingControl({ faults, asked }: RoutingSandbox): Hono {
  const routes = new Hono();
  routes.get('/sandbox/api/routing/requests', (c) => c.json({ items: asked }));
  routes.post('/sandbox/api/routing/faults', async (c) => {
    const { count, path, ...planned } = await readJson(c, fault);
    faults.planned.push({ fault: planned, count, path });
    return c.json({ ok: true });
  });
  return routes;
}
