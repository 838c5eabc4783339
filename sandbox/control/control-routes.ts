import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import type { CalendarSandbox } from '../calendars/calendar-sandbox.ts';
import type { MailStore } from '../mail/mail-store.ts';
import type { SmtpInbox } from '../mail/smtp-inbox.ts';
import type { PushSandbox } from '../push/push-sandbox.ts';
import type { GoogleSandbox } from '../google/google-sandbox.ts';
import { createCalendarControl } from './calendar-control.ts';
import { createGoogleControl } from './google-control.ts';
import { createPushControl } from './push-control.ts';
import { createRoutingControl } from './routing-control.ts';
import { createStripeControl } from './stripe-control.ts';
import type { RoutingSandbox } from '../routing/routing-sandbox.ts';
import type { SandboxClients } from '../sandbox-clients.ts';
import type { StripeSandbox } from '../stripe/stripe-sandbox.ts';
import { readJson, refuse } from './json-body.ts';

const refusal = z.strictObject({ count: z.int().check(z.minimum(0)) });

type ControlledParts = {
  stripe: StripeSandbox;
  google: GoogleSandbox;
  push: PushSandbox;
  routing: RoutingSandbox;
  calendars: CalendarSandbox;
  mails: MailStore;
  smtp: SmtpInbox;
  clients: SandboxClients;
};

/** Routes with which tests inspect the sandbox and inject failures: JSON in, JSON out. */
export function createControlRoutes(parts: ControlledParts): Hono {
  const { stripe, google, push, routing, calendars, mails, smtp, clients } = parts;
  const routes = new Hono();
  routes.onError((error, c) => refuse(c, error));
  routes.route('/', createStripeControl(stripe));
  routes.route('/', createGoogleControl(google));
  routes.route('/', createPushControl(push));
  routes.route('/', createRoutingControl(routing));
  routes.route('/', createCalendarControl(calendars));
  routes.get('/sandbox/api/clients', (c) => c.json(clients));
  routes.get('/sandbox/api/mail', (c) => c.json({ items: listMails(c, mails) }));
  routes.delete('/sandbox/api/mail', (c) => {
    mails.deleteAll();
    return c.json({ ok: true });
  });
  routes.post('/sandbox/api/mail/refusals', async (c) => {
    smtp.refuseNext((await readJson(c, refusal)).count);
    return c.json({ ok: true });
  });
  return routes;
}

function listMails(c: Context, mails: MailStore): ReturnType<MailStore['findRecent']> {
  const limit = Math.min(Math.max(Number(c.req.query('limit')) || 50, 1), 500);
  return mails.findRecent({ to: c.req.query('to') || undefined, limit });
}
