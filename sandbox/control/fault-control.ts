import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { PlannedFault } from '../stripe/faults.ts';
import type { StripeSandbox } from '../stripe/stripe-sandbox.ts';
import { ControlError, readJson } from './json-body.ts';

const count = z.optional(z.int().check(z.positive()));
const target = { count, method: z.optional(z.enum(['GET', 'POST'])), path: z.optional(z.string()) };
const plannedFault = z.discriminatedUnion('kind', [
  z.strictObject({
    ...target,
    kind: z.literal('status'),
    status: z.literal([400, 402, 409, 429, 500, 503]),
    stored: z.optional(z.boolean()),
  }),
  z.strictObject({ ...target, kind: z.enum(['reset', 'reset_after', 'timeout_after', 'hold']) }),
  z.strictObject({ ...target, kind: z.literal('delay'), delayMs: z.int().check(z.positive()) }),
]);
const webhookSettings = z.strictObject({
  mode: z.optional(z.enum(['on', 'paused', 'dropped'])),
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  delayMs: z.optional(z.int().check(z.minimum(0))),
});

/** Control routes that make API calls fail and webhooks arrive late, twice or never. */
export function createFaultControl({ faults, webhooks, deliveries, ledger }: StripeSandbox): Hono {
  const routes = new Hono();

  routes.get('/sandbox/api/faults', (c) => c.json({ items: faults.planned }));
  routes.post('/sandbox/api/faults', async (c) => {
    faults.planned.push(await readFault(c));
    return c.json({ ok: true });
  });
  // In place of those planned, so that no call comes through in between.
  routes.put('/sandbox/api/faults', async (c) => {
    faults.planned = [await readFault(c)];
    return c.json({ ok: true });
  });
  routes.post('/sandbox/api/faults/release', (c) => {
    faults.release();
    return c.json({ ok: true });
  });
  routes.delete('/sandbox/api/faults', (c) => {
    faults.clear();
    return c.json({ ok: true });
  });

  routes.post('/sandbox/api/webhooks', async (c) => {
    const { mode, copies, delayMs } = await readJson(c, webhookSettings);
    const current = webhooks.settings;
    webhooks.settings = {
      mode: mode ?? current.mode,
      copies: copies ?? current.copies,
      delayMs: delayMs ?? current.delayMs,
    };
    webhooks.wake();
    return c.json(webhooks.settings);
  });

  routes.post('/sandbox/api/events/:id/redeliver', async (c) => {
    const { count: times = 1 } = await readJson(c, z.strictObject({ count }));
    const id = c.req.param('id');
    if (!ledger.store.find('event', id)) throw new ControlError(404, 'No such event.');
    for (let copy = 0; copy < times; copy += 1) deliveries.schedule(id, Date.now());
    webhooks.wake();
    return c.json({ ok: true });
  });
  return routes;
}

async function readFault(c: Context): Promise<PlannedFault> {
  const { count: times = 1, method, path, ...fault } = await readJson(c, plannedFault);
  return { fault, count: times, method, path };
}
