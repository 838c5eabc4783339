import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { GoogleCalendarSandbox } from '../google-calendars/google-calendar-sandbox.ts';
import { ControlError, readJson } from './json-body.ts';

const moment = z.strictObject({ dateTime: z.optional(z.string()), date: z.optional(z.string()) });
const changedEvent = z.strictObject({
  start: moment,
  end: moment,
  summary: z.optional(z.string()),
  transparency: z.optional(z.string()),
});
const fault = z.strictObject({
  path: z.string().check(z.startsWith('/google-calendars/')),
  count: z._default(z.int().check(z.positive()), 1),
  status: z.literal([429, 500, 503]),
});

/** Control routes of calendars at Google: what their owners do there, and failing calls. */
export function createGoogleCalendarControl({ store, faults }: GoogleCalendarSandbox): Hono {
  const routes = new Hono();
  const place = '/sandbox/api/google-calendars/:email';
  const calendarOf = (email: string, id: string) => {
    const calendar = store.calendarsOf(email).get(id);
    if (!calendar) throw new ControlError(404, 'No such calendar.');
    return calendar;
  };
  routes.post('/sandbox/api/google-calendar-faults', async (c) => {
    const { path, count, status } = await readJson(c, fault);
    faults.planned.push({ fault: { kind: 'status', status }, count, path });
    return c.json({ ok: true });
  });
  routes.get(place, (c) => {
    const email = c.req.param('email');
    return c.json({ grants: store.countGrants(email), requests: store.requests.get(email) ?? [] });
  });
  routes.delete(`${place}/grants`, (c) => {
    store.revoke(c.req.param('email'));
    return c.json({ ok: true });
  });
  routes.get(`${place}/:calendar`, (c) => {
    const { events } = calendarOf(c.req.param('email'), c.req.param('calendar'));
    return c.json({ events: [...events.values()].filter(({ status }) => status !== 'cancelled') });
  });
  routes.put(`${place}/:calendar/:id`, async (c) => {
    const { events } = calendarOf(c.req.param('email'), c.req.param('calendar'));
    const id = c.req.param('id');
    events.set(id, { ...events.get(id), id, status: 'confirmed', ...(await readJson(c, changedEvent)) });
    return c.json({ ok: true });
  });
  routes.delete(`${place}/:calendar/:id`, (c) => {
    const event = calendarOf(c.req.param('email'), c.req.param('calendar')).events.get(c.req.param('id'));
    if (!event) throw new ControlError(404, 'No such event.');
    event.status = 'cancelled';
    return c.json({ ok: true });
  });
  return routes;
}
