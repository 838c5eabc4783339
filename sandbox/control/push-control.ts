import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { PushSandbox } from '../push/push-sandbox.ts';
import { readJson } from './json-body.ts';

const fault = z.strictObject({
  status: z.int().check(z.minimum(200), z.maximum(599)),
  count: z.int().check(z.minimum(0)),
});

/** Control routes of the push service: subscribe, inspect received messages, make it fail. */
export function createPushControl(push: PushSandbox): Hono {
  return new Hono()
    .post('/sandbox/api/push/subscriptions', (c) => {
      const browser = push.store.subscribe();
      return c.json({ id: browser.id, subscription: push.toJson(browser) });
    })
    .delete('/sandbox/api/push/subscriptions/:id', (c) => {
      push.store.unsubscribe(c.req.param('id'));
      return c.json({ ok: true });
    })
    .get('/sandbox/api/push/messages', (c) =>
      c.json({ items: push.store.received({ subscription: c.req.query('subscription') || undefined, limit: 100 }) }),
    )
    .post('/sandbox/api/push/faults', async (c) => {
      push.failNext(await readJson(c, fault));
      return c.json({ ok: true });
    });
}
