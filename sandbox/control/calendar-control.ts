import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { CaldavStore } from '../calendars/caldav-store.ts';
import type { CalendarSandbox } from '../calendars/calendar-sandbox.ts';
import { readJson } from './json-body.ts';

const target = {
  count: z._default(z.int().check(z.positive()), 1),
  path: z.string().check(z.regex(/^\/(?:calendars|caldav)\//)),
};
const fault = z.discriminatedUnion('kind', [
  z.strictObject({ ...target, kind: z.literal('status'), status: z.literal([400, 429, 500, 503]) }),
  z.strictObject({ ...target, kind: z.literal('delay'), delayMs: z.int().check(z.positive()) }),
]);
const account = z.strictObject({
  password: z.string(),
  calendars: z.array(z.strictObject({ id: z.string(), name: z.string(), isReadOnly: z.optional(z.boolean()) })),
});
const password = z.strictObject({ password: z.string() });
const published = z.strictObject({ text: z.string() });

/** Control routes of the published calendars: what they say, ending their links, and failing calls. */
export function createCalendarControl({ faults, calendars, accounts }: CalendarSandbox): Hono {
  const routes = createAccountControl(accounts);
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

/** Control routes of the accounts: what is in their calendars, changes by their owner, and new passwords. */
function createAccountControl(accounts: CaldavStore): Hono {
  const routes = new Hono();
  const calendarOf = (username: string, id: string) => accounts.find(username)?.calendars.get(id);
  routes.put('/sandbox/api/calendar-accounts/:username', async (c) => {
    const { password: first, calendars } = await readJson(c, account);
    accounts.add(
      c.req.param('username'),
      first,
      calendars.map(({ id, name, isReadOnly = false }) => ({ id, name, isReadOnly })),
    );
    return c.json({ ok: true });
  });
  routes.patch('/sandbox/api/calendar-accounts/:username', async (c) => {
    const changed = accounts.find(c.req.param('username'));
    const { password: next } = await readJson(c, password);
    if (changed) changed.password = next;
    return c.json({ ok: changed !== undefined });
  });
  routes.get('/sandbox/api/calendar-accounts/:username', (c) =>
    c.json({ requests: accounts.find(c.req.param('username'))?.requests ?? [] }),
  );
  routes.get('/sandbox/api/calendar-accounts/:username/:id', (c) => {
    const events = [...(calendarOf(c.req.param('username'), c.req.param('id'))?.events ?? [])];
    return c.json({ events: events.map(([file, { text }]) => ({ file, text })) });
  });
  routes.put('/sandbox/api/calendar-accounts/:username/:id/:file', async (c) => {
    const calendar = calendarOf(c.req.param('username'), c.req.param('id'));
    const { text } = await readJson(c, published);
    if (calendar) accounts.put(calendar, c.req.param('file'), text);
    return c.json({ ok: calendar !== undefined });
  });
  routes.delete('/sandbox/api/calendar-accounts/:username/:id/:file', (c) => {
    const calendar = calendarOf(c.req.param('username'), c.req.param('id'));
    return c.json({ ok: calendar !== undefined && accounts.remove(calendar, c.req.param('file')) });
  });
  return routes;
}
