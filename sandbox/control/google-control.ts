import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { GoogleSandbox } from '../google/google-sandbox.ts';
import { ControlError, readJson } from './json-body.ts';

const account = z.strictObject({ name: z.string(), email: z.string(), emailVerified: z._default(z.boolean(), true) });
const change = z.strictObject({ email: z.optional(z.string()), emailVerified: z.optional(z.boolean()) });
const target = { count: z._default(z.int().check(z.positive()), 1), path: z.string().check(z.startsWith('/google/')) };
const fault = z.discriminatedUnion('kind', [
  z.strictObject({ ...target, kind: z.literal('status'), status: z.literal([400, 500, 503]) }),
  z.strictObject({ ...target, kind: z.literal('reset') }),
  z.strictObject({ ...target, kind: z.literal('delay'), delayMs: z.int().check(z.positive()) }),
]);

/** Control routes of the Google stand-in: its accounts, and failing calls. */
export function createGoogleControl({ accounts, faults }: GoogleSandbox): Hono {
  const routes = new Hono();
  routes.get('/sandbox/api/google/accounts', (c) => c.json({ items: accounts.findAll() }));
  routes.post('/sandbox/api/google/accounts', async (c) => {
    const wanted = await readJson(c, account);
    if (accounts.findByEmail(wanted.email)) throw new ControlError(409, 'There is an account with this address.');
    return c.json(accounts.insert(wanted));
  });
  routes.patch('/sandbox/api/google/accounts/:id', async (c) => {
    const id = c.req.param('id');
    if (!accounts.findById(id)) throw new ControlError(404, 'No such account.');
    accounts.update(id, await readJson(c, change));
    return c.json(accounts.findById(id));
  });
  routes.post('/sandbox/api/google/faults', async (c) => {
    const { count, path, ...planned } = await readJson(c, fault);
    faults.planned.push({ fault: planned, count, path });
    return c.json({ ok: true });
  });
  routes.delete('/sandbox/api/google/faults', (c) => {
    faults.clear();
    return c.json({ ok: true });
  });
  return routes;
}
