import { Hono } from 'hono';
import { googleClient } from '../google/google-client.ts';
import type { GoogleAccounts } from '../google/google-accounts.ts';
import { FaultPlan } from '../stripe/faults.ts';
import type { SandboxClients } from '../sandbox-clients.ts';
import { createConsentRoutes } from './google-consent-routes.ts';
import { createGoogleCalendarApi } from './google-calendar-api.ts';
import { GoogleCalendarStore } from './google-calendar-store.ts';

export type GoogleCalendarSandbox = {
  routes: Hono;
  store: GoogleCalendarStore;
  faults: FaultPlan;
  /** What the product is configured with. */
  client: SandboxClients['googleCalendars'];
};

/** Assembles the stand-in for Google Calendar: the page that asks, tokens, and the API. */
export function createGoogleCalendarSandbox({
  baseUrl,
  accounts,
  redirectUris,
}: {
  baseUrl: string;
  accounts: GoogleAccounts;
  redirectUris: readonly string[];
}): GoogleCalendarSandbox {
  const store = new GoogleCalendarStore();
  const faults = new FaultPlan();
  const routes = new Hono();
  routes.route('/', createConsentRoutes({ store, accounts, redirectUris, client: googleClient }));
  routes.route('/', createGoogleCalendarApi(store, faults));
  const base = `${baseUrl}/google-calendars`;
  const urls = { accountsUrl: base, tokensUrl: base, calendarUrl: `${base}/calendar/v3` };
  return { routes, store, faults, client: { ...googleClient, ...urls } };
}
