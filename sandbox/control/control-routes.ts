import { Hono } from 'hono';
import type { CalendarSandbox } from '../calendars/calendar-sandbox.ts';
import type { MailStore } from '../mail/mail-store.ts';
import type { SmtpInbox } from '../mail/smtp-inbox.ts';
import type { PushSandbox } from '../push/push-sandbox.ts';
import type { GoogleSandbox } from '../google/google-sandbox.ts';
import type { GoogleCalendarSandbox } from '../google-calendars/google-calendar-sandbox.ts';
import { createGoogleCalendarControl } from './google-calendar-control.ts';
import { createCalendarControl } from './calendar-control.ts';
import { createGoogleControl } from './google-control.ts';
import { createPushControl } from './push-control.ts';
import { createSmsControl } from './sms-control.ts';
import { createRoutingControl } from './routing-control.ts';
import { createStripeControl } from './stripe-control.ts';
import type { RoutingSandbox } from '../routing/routing-sandbox.ts';
import type { SmsSandbox } from '../sms/sms-sandbox.ts';
import type { SandboxClients } from '../sandbox-clients.ts';
import type { StripeSandbox } from '../stripe/stripe-sandbox.ts';
import type { WebhookEndpoint } from '../stripe/webhooks/webhook-endpoint.ts';
import { refuse } from './json-body.ts';
import { createMailControl } from './mail-control.ts';

type ControlledParts = {
  stripe: StripeSandbox;
  google: GoogleSandbox;
  push: PushSandbox;
  sms: SmsSandbox;
  routing: RoutingSandbox;
  calendars: CalendarSandbox;
  googleCalendars: GoogleCalendarSandbox;
  mails: MailStore;
  smtp: SmtpInbox;
  clients: SandboxClients;
  webhook: WebhookEndpoint;
};

/** Routes with which tests inspect the sandbox and inject failures: JSON in, JSON out. */
export function createControlRoutes(parts: ControlledParts): Hono {
  const { stripe, google, push, sms, routing, calendars, googleCalendars, mails, smtp, clients, webhook } = parts;
  const routes = new Hono();
  routes.onError((error, c) => refuse(c, error));
  routes.route('/', createStripeControl(stripe));
  routes.route('/', createGoogleControl(google));
  routes.route('/', createPushControl(push));
  routes.route('/', createSmsControl(sms));
  routes.route('/', createRoutingControl(routing));
  routes.route('/', createMailControl({ mails, smtp, webhook }));
  routes.route('/', createCalendarControl(calendars));
  routes.route('/', createGoogleCalendarControl(googleCalendars));
  routes.get('/sandbox/api/clients', (c) => c.json(clients));
  return routes;
}
