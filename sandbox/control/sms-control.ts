import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { SmsSandbox } from '../sms/sms-sandbox.ts';
import { ControlError, readJson } from './json-body.ts';

const incoming = z.strictObject({ from: z.string(), body: z.string(), sid: z.optional(z.string()) });
const report = z.strictObject({ status: z.string(), errorCode: z.optional(z.nullable(z.int())) });
const delivery = z.strictObject({ delivers: z.boolean() });
const count = z._default(z.int().check(z.positive()), 1);
const fault = z.discriminatedUnion('kind', [
  z.strictObject({ count, kind: z.literal('status'), status: z.literal([429, 500, 503]) }),
  z.strictObject({ count, kind: z.literal('reset_after') }),
]);

/** Control routes of texts: what was sent, what phones send, what becomes of a text, and failing calls. */
export function createSmsControl(sms: SmsSandbox): Hono {
  return new Hono()
    .get('/sandbox/api/sms/messages', (c) =>
      c.json({ items: sms.store.list({ phone: c.req.query('phone') || undefined, limit: 100 }) }),
    )
    .post('/sandbox/api/sms/incoming', async (c) =>
      c.json({ reply: (await sms.receive(await readJson(c, incoming))) ?? null }),
    )
    .post('/sandbox/api/sms/messages/:sid/status', async (c) => {
      const { status, errorCode = null } = await readJson(c, report);
      if (!sms.store.find(c.req.param('sid'))) throw new ControlError(404, 'There is no such text.');
      await sms.report(c.req.param('sid'), status, errorCode);
      return c.json({ ok: true });
    })
    .put('/sandbox/api/sms/delivery', async (c) => {
      sms.delivers = (await readJson(c, delivery)).delivers;
      return c.json({ ok: true });
    })
    .post('/sandbox/api/sms/faults', async (c) => {
      const { count: times, ...planned } = await readJson(c, fault);
      sms.faults.planned.push({ fault: planned, count: times, path: '/2010-04-01/' });
      return c.json({ ok: true });
    });
}
