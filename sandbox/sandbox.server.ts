import { createCalendarSandbox } from './calendars/calendar-sandbox.ts';
import { createControlRoutes } from './control/control-routes.ts';
import { openSandboxDatabase } from './database.ts';
import { closeServer, listen } from './http-server.ts';
import type { NewGoogleAccount } from './google/google-accounts.ts';
import { createGoogleCalendarSandbox } from './google-calendars/google-calendar-sandbox.ts';
import { createGoogleSandbox } from './google/google-sandbox.ts';
import { createMailRoutes } from './mail/mail-routes.ts';
import { MailStore } from './mail/mail-store.ts';
import { startSmtpInbox } from './mail/smtp-inbox.ts';
import { createIndexRoutes, type DemoAccount } from './pages/index-routes.ts';
import { createStripeRoutes } from './pages/stripe-routes.ts';
import { PushSandbox } from './push/push-sandbox.ts';
import { createRoutingSandbox } from './routing/routing-sandbox.ts';
import { createSmsApi } from './sms/sms-api.ts';
import { createSmsPages } from './sms/sms-pages.ts';
import { smsAccount } from './sms/sms-format.ts';
import { SmsSandbox } from './sms/sms-sandbox.ts';
import { createSandboxApp } from './sandbox-app.ts';
import type { SandboxClients } from './sandbox-clients.ts';
import { createStripeSandbox } from './stripe/stripe-sandbox.ts';
import type { WebhookEndpoint } from './stripe/webhooks/webhook-endpoint.ts';

export type SandboxOptions = {
  /** 0 picks any free port. */
  port: number;
  host?: string;
  /** 0, the default, picks any free port. */
  smtpPort?: number;
  /** The folder that stores the sandbox's state across restarts. */
  dataDir: string;
  webhook: WebhookEndpoint;
  /** A file to which every Stripe exchange is appended as a line of JSON. */
  recordFile?: string;
  /** Shown on /sandbox. */
  demoAccounts?: DemoAccount[];
  /** Where the product receives people after they sign in with Google, and the accounts Google has from the start. */
  google?: { redirectUris: string[]; accounts?: NewGoogleAccount[] };
  log?: (line: string) => void;
  /** Milliseconds before each retry of a webhook; the number of delays is the number of retries. */
  webhookRetryDelays?: number[];
};
export type Sandbox = SandboxClients & { close(): Promise<void> };

export const SANDBOX_SECRET_KEY = 'sk_test_sandbox';

/** Starts the stand-ins for Stripe, Google, mail, push services and texts on loopback; rejects if a port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  const database = openSandboxDatabase(options.dataDir);
  const mails = new MailStore(database);
  const server = await listen(options.port, host).catch((error: unknown) => {
    database.close();
    throw error;
  });
  const smtp = await startSmtpInbox(mails, options.smtpPort ?? 0, host).catch(async (error: unknown) => {
    await closeServer(server);
    database.close();
    throw error;
  });
  const url = `http://${host}:${server.port}`;
  const smtpUrl = `smtp://${host}:${smtp.port}`;
  const stripe = createStripeSandbox(database, { ...options, baseUrl: url });
  const google = createGoogleSandbox(database, { baseUrl: url, redirectUris: [], accounts: [], ...options.google });
  const googleCalendars = createGoogleCalendarSandbox({
    baseUrl: url,
    accounts: google.accounts,
    redirectUris: options.google?.redirectUris ?? [],
  });
  const push = new PushSandbox(database, url);
  const sms = new SmsSandbox(database, options.webhook.url);
  const routing = createRoutingSandbox();
  const calendars = createCalendarSandbox();
  const clients: SandboxClients = {
    url,
    smtpUrl,
    stripe: { secretKey: SANDBOX_SECRET_KEY, protocol: 'http', host, port: server.port },
    google: google.client,
    googleCalendars: googleCalendars.client,
    sms: { ...smsAccount, apiUrl: url, callbackOrigin: sms.callbackOrigin },
    webhookSecret: options.webhook.secret,
  };
  server.serve(
    createSandboxApp([
      stripe.routes,
      google.routes,
      push.routes,
      createSmsPages(sms),
      createSmsApi(sms),
      routing.routes,
      calendars.routes,
      googleCalendars.routes,
      createControlRoutes({
        stripe,
        google,
        push,
        sms,
        routing,
        calendars,
        googleCalendars,
        mails,
        smtp,
        clients,
        webhook: options.webhook,
      }),
      createMailRoutes(mails),
      createStripeRoutes(stripe),
      createIndexRoutes({ smtpUrl, demoAccounts: options.demoAccounts ?? [] }),
    ]),
  );
  stripe.start();
  options.log?.(`SANDBOX, no real money: ${url}/sandbox (payments, Google, mail, push, texts)`);
  return {
    ...clients,
    close: async () => {
      await Promise.all([closeServer(server), smtp.close(), stripe.stop()]);
      database.close();
    },
  };
}
