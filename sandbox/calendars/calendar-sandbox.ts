import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import { FaultPlan } from '../stripe/faults.ts';
import { createCaldavRoutes } from './caldav-routes.ts';
import { CaldavStore } from './caldav-store.ts';

/** A calendar file that somebody publishes, and how often it was read. */
type PublishedCalendar = { text: string; reads: number; unchanged: number };

export type CalendarSandbox = {
  routes: Hono;
  faults: FaultPlan;
  /** By name: /calendars/NAME.ics */
  calendars: Map<string, PublishedCalendar>;
  /** Accounts at a calendar server: /caldav/ */
  accounts: CaldavStore;
};

/** Assembles the stand-ins for servers that publish calendars by a secret link, and for those with accounts. */
export function createCalendarSandbox(): CalendarSandbox {
  const faults = new FaultPlan();
  const calendars = new Map<string, PublishedCalendar>();
  const accounts = new CaldavStore();
  const routes = createCaldavRoutes(accounts, faults);
  // To wherever a test wants, for instance into a network that must not be reached.
  routes.get('/calendars/redirect', (c) => c.redirect(c.req.query('to') ?? '/', 302));
  routes.get('/calendars/:file', async (c) => {
    const fault = faults.take(c.req.method, c.req.path);
    if (fault?.kind === 'status') return c.text('Unavailable', fault.status);
    if (fault?.kind === 'delay') await wait(fault.delayMs);
    const calendar = calendars.get(c.req.param('file').replace(/\.ics$/, ''));
    if (!calendar) return c.text('Not found', 404);
    const etag = `"${createHash('sha256').update(calendar.text).digest('base64url')}"`;
    if (c.req.header('if-none-match') === etag) {
      calendar.unchanged += 1;
      return c.body(null, 304);
    }
    calendar.reads += 1;
    return c.body(calendar.text, 200, { 'content-type': 'text/calendar; charset=utf-8', etag });
  });
  return { routes, faults, calendars, accounts };
}
