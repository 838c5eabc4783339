import { join } from 'node:path';
import {
  connectGoogle,
  googleDiscoveryUrl,
  googleReturnPath,
} from '#app/features/google-sign-in/google-connection.server.ts';
import {
  connectGoogleCalendars,
  googleCalendarReturnPath,
  type GoogleCalendarSettings,
} from '#app/features/calendar-servers/google/commands/google-calendar-connection.server.ts';
import { connectStripe, type StripeConnection } from '#app/platform/stripe/stripe.server.ts';
import { ConfigError, type Config } from '#app/platform/config/config.server.ts';
import { ownSecret } from '#app/platform/config/own-secret.server.ts';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { connectIncomingMail, type IncomingMail } from '#app/platform/mail/incoming/incoming-connection.server.ts';
import { connectMail, disconnectMail } from '#app/platform/mail/mail.server.ts';
import { connectOutsideFetch } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import { connectPush, disconnectPush } from '#app/platform/push/push.server.ts';
import { newVapidKey, vapidKeysFrom } from '#app/platform/push/vapid-keys.server.ts';
import { connectSms, type SmsSettings } from '#app/platform/sms/sms-connection.server.ts';
import { connectRouting, type RoutingConnection } from '#app/platform/routing/routing.server.ts';
import { demoAccounts } from '#db/seed/demo/demo-accounts.ts';
import type { SandboxClients } from '#sandbox/sandbox-clients.ts';
import type { Teardown } from '#app/boot/teardown.ts';

/** Where replies go while mails stay in the sandbox. */
const sandboxReplyDomain = 'reply.doorstep.test';

/** The sandbox's URL, for whoever starts the process. */
export type Sandbox = Pick<SandboxClients, 'url'>;

/**
 * Connects payments, Google, mail, push, texts and routing: the operator's services, and the sandbox for those the environment
 * does not configure. Without a routing service drives are estimated.
 */
export async function connectOutside(config: Config, teardown: Teardown): Promise<Sandbox | undefined> {
  const sandbox = await findSandbox(config, teardown);
  const smtpUrl = config.SMTP_URL ?? sandbox?.smtpUrl;
  if (smtpUrl) connectMail(smtpUrl, config.MAIL_FROM);
  teardown.add(disconnectMail);
  connectIncomingMail(incomingMail(config, sandbox));
  await connectWebPush(config, sandbox?.url);
  teardown.add(disconnectPush);
  const own = operatorsStripe(config);
  if (own) {
    connectStripe(own);
  } else if (sandbox) {
    const { secretKey, ...endpoint } = sandbox.stripe;
    connectStripe({ secretKey, webhookSecrets: [sandbox.webhookSecret], endpoint });
  }
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId && clientSecret) connectGoogle({ clientId, clientSecret, discoveryUrl: googleDiscoveryUrl });
  else if (sandbox) connectGoogle(sandbox.google);
  const calendars = googleCalendars(config, sandbox);
  if (calendars) connectGoogleCalendars(calendars);
  connectRouting(routingConnection(config));
  connectSms(smsConnection(config, sandbox));
  // Nothing else on loopback can be reached by a URL that somebody types.
  connectOutsideFetch(sandbox?.url);
  return sandbox;
}

/** Returns the operator's client at Google with the URLs of calendars there, or the sandbox. */
function googleCalendars(config: Config, sandbox: SandboxClients | undefined): GoogleCalendarSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (!clientId || !clientSecret) return sandbox?.googleCalendars;
  const { GOOGLE_ACCOUNTS_URL: accountsUrl, GOOGLE_TOKENS_URL: tokensUrl, GOOGLE_CALENDAR_URL: calendarUrl } = config;
  return { clientId, clientSecret, accountsUrl, tokensUrl, calendarUrl };
}

/** Returns the operator's service that receives mails; the sandbox posts them otherwise. */
function incomingMail(config: Config, sandbox: SandboxClients | undefined): IncomingMail | undefined {
  const { MAIL_REPLY_DOMAIN: domain, MAIL_WEBHOOK_SECRET: secret } = config;
  if (domain && secret) return { domain, secrets: [secret] };
  return sandbox && !config.SMTP_URL ? { domain: sandboxReplyDomain, secrets: [sandbox.webhookSecret] } : undefined;
}

/** Returns the operator's Twilio account, or the sandbox, which has nobody else to answer STOP. */
export function smsConnection(config: Config, sandbox?: SandboxClients): SmsSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = config;
  const { TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid, SMS_COUNTRIES: countries } = config;
  const limits = { countries, dailySegments: config.SMS_DAILY_SEGMENTS };
  const sender = messagingServiceSid ? { messagingServiceSid } : from && { from };
  if (accountSid && authToken && sender) {
    const { TWILIO_API_URL: apiUrl, BASE_URL: callbackOrigin } = config;
    const answersKeywords = config.SMS_KEYWORDS === 'doorstep';
    return { accountSid, authToken, sender, apiUrl, callbackOrigin, answersKeywords, ...limits };
  }
  if (!sandbox) return undefined;
  const { from: number, ...account } = sandbox.sms;
  return { ...account, sender: { from: number }, answersKeywords: true, ...limits };
}

/** Returns the operator's routing service, if the environment names one. */
export function routingConnection({ ROUTING_URL, ROUTING_KIND, ROUTING_KEY }: Config): RoutingConnection | undefined {
  return ROUTING_URL === undefined ? undefined : { url: ROUTING_URL, kind: ROUTING_KIND, key: ROUTING_KEY };
}

/** Returns the operator's own Stripe account, if the environment names one. */
export function operatorsStripe(config: Config): StripeConnection | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET } = config;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  const webhookSecrets = [STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET].filter(
    (secret) => secret !== undefined,
  );
  return { secretKey: STRIPE_SECRET_KEY, webhookSecrets };
}

/**
 * Connects push with the operator's keys, or keys generated at the first start: browsers subscribe with them, so they
 * must not change.
 */
async function connectWebPush(config: Config, sandboxOrigin?: string): Promise<void> {
  const privateKey = config.VAPID_PRIVATE_KEY ?? (await ownSecret(config.dataDir, 'vapid-key', newVapidKey));
  const keys = vapidKeysFrom(privateKey, config.VAPID_PUBLIC_KEY);
  connectPush({ keys, subject: config.VAPID_SUBJECT ?? `mailto:${config.CONTACT_EMAIL}`, sandboxOrigin });
}

/** Joins a running sandbox, or starts our own if configured. */
async function findSandbox(config: Config, teardown: Teardown): Promise<SandboxClients | undefined> {
  if (config.SANDBOX_URL) {
    const { joinSandbox } = await import('#sandbox/sandbox-clients.ts');
    return joinSandbox(config.SANDBOX_URL);
  }
  return config.SANDBOX ? openSandbox(config, teardown) : undefined;
}

async function openSandbox(config: Config, teardown: Teardown): Promise<SandboxClients> {
  const { startSandbox } = await import('#sandbox/sandbox.server.ts').catch(explainMissingPackages);
  const { SandboxStateError } = await import('#sandbox/database.ts');
  const sandbox = await startSandbox({
    port: config.SANDBOX_PORT,
    dataDir: join(config.dataDir, 'sandbox'),
    webhook: {
      url: `http://127.0.0.1:${config.PORT}/api/webhooks/stripe`,
      secret: await ownSecret(config.dataDir, 'sandbox-webhook-secret'),
    },
    ...(config.SANDBOX_RECORD ? { recordFile: config.SANDBOX_RECORD } : {}),
    google: {
      redirectUris: [googleReturnPath, googleCalendarReturnPath].map((path) => `${config.BASE_URL}${path}`),
      accounts: config.DEMO ? demoGoogleAccounts() : [],
    },
    demoAccounts: config.DEMO ? [...demoAccounts] : [],
  }).catch((error: unknown) => {
    throw error instanceof SandboxStateError ? new StartRefusal(error.message, { cause: error }) : error;
  });
  teardown.add(sandbox.close);
  return sandbox;
}

/**
 * Explains an import that failed because a production installation leaves out the sandbox's packages.
 * @throws ConfigError that says how to get them
 */
function explainMissingPackages(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new ConfigError([
    'SANDBOX needs packages that this installation left out: run npm ci --include=dev, or set the keys of the real services and SANDBOX=0',
  ]);
}

/** Gives the demo's people Google accounts: signing in with one leads to their account here. */
function demoGoogleAccounts() {
  return demoAccounts.map(({ label, email }) => ({ name: `Demo ${label.toLowerCase()}`, email, emailVerified: true }));
}
