import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, expect } from 'vitest';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { startCalendarFeeds } from '#app/features/calendar/feed/feed-secret.server.ts';
import {
  connectGoogle,
  googleReturnPath,
  type GoogleSettings,
} from '#app/features/google-sign-in/google-connection.server.ts';
import { signReplyEmailsWith } from '#app/features/mail-replies/queries/reply-email.server.ts';
import { connectIncomingMail } from '#app/platform/mail/incoming/incoming-connection.server.ts';
import { signDoorLinksWith } from '#app/features/door-links/door-token.server.ts';
import { signOptOutLinksWith } from '#app/features/notices/queries/opt-out-link.server.ts';
import { connectStripe } from '#app/platform/stripe/stripe.server.ts';
import { stopSending } from '#app/features/webhooks/commands/deliver-due.server.ts';
import { closeOutgoingAgents } from '#app/platform/outgoing/outgoing-agents.server.ts';
import { createHttp } from '#app/http.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { signFormTicketsWith } from '#app/platform/http/requests/form-ticket.server.ts';
import { resetRateLimiters } from '#app/platform/http/requests/rate-limit.server.ts';
import { prepareQueues, startJobs, startWork, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { connectMail, disconnectMail } from '#app/platform/mail/mail.server.ts';
import { connectOutsideFetch } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import { connectPush, disconnectPush } from '#app/platform/push/push.server.ts';
import { newVapidKey, vapidKeysFrom } from '#app/platform/push/vapid-keys.server.ts';
import { jobs } from '#app/jobs.server.ts';
import {
  connectGoogleCalendars,
  googleCalendarReturnPath,
} from '#app/features/calendar-servers/google/commands/google-calendar-connection.server.ts';
import { startSandbox, type Sandbox } from '#sandbox/sandbox.server.ts';
import { testSecret } from '#tests/factories/sessions.ts';
import { contractViolationOf } from './http/contract.ts';
import { controlSandbox, type SandboxControl } from './sandbox-control.ts';
import type { TestDatabase } from './test-database.ts';

export const webhookSecret = 'whsec_running_app';

export interface RunningApp {
  url: string;
  sandbox: SandboxControl;
  /** Reconnects Stripe's library to the sandbox, with another timeout. */
  connectStripe: (options?: { timeoutMilliseconds?: number }) => void;
  /** Reconnects Google sign-in to the sandbox's provider, with another timeout or other keys. */
  connectGoogle: (options?: Partial<GoogleSettings>) => void;
}

/**
 * Starts the whole server side on a test database: HTTP on a port, running jobs, Stripe and mail at its own sandbox,
 * which delivers its webhooks. Call it once per file: `const app = await startRunningApp(await
 * createTestDatabase());`
 */
export async function startRunningApp({ shared }: TestDatabase): Promise<RunningApp> {
  log.level = process.env['LOG_LEVEL'] ?? 'silent';
  const { url, serve } = await listen();
  useConfig(readConfig({ BASE_URL: url, COMPLETION_UNDO_SECONDS: '0', WEBHOOKS_TO_LOOPBACK: '1' }));
  startAuth([testSecret]);
  startCalendarFeeds([testSecret]);
  signFormTicketsWith([testSecret]);
  signOptOutLinksWith([testSecret]);
  signReplyEmailsWith([testSecret]);
  signDoorLinksWith([testSecret]);
  resetRateLimiters();
  await startJobs(shared, { work: true });
  afterAll(closeOutgoingAgents);
  afterAll(stopSending);
  afterAll(stopJobs);
  await prepareQueues(jobs);
  const sandbox = await openSandbox(url);
  connectMail(sandbox.smtpUrl, 'Doorstep <hello@doorstep.test>');
  afterAll(disconnectMail);
  connectIncomingMail({ domain: 'reply.doorstep.test', secrets: [webhookSecret] });
  connectPush({
    keys: vapidKeysFrom(newVapidKey()),
    subject: 'mailto:hello@doorstep.test',
    sandboxOrigin: sandbox.url,
  });
  afterAll(disconnectPush);
  connectOutsideFetch(sandbox.url);
  afterAll(() => connectOutsideFetch(undefined));
  const connect: RunningApp['connectStripe'] = (options = {}) => {
    const { secretKey, ...endpoint } = sandbox.stripe;
    connectStripe({ secretKey, webhookSecrets: [webhookSecret], endpoint, ...options });
  };
  connect();
  const google: RunningApp['connectGoogle'] = (options = {}) => connectGoogle({ ...sandbox.google, ...options });
  google();
  connectGoogleCalendars(sandbox.googleCalendars);
  await startWork(jobs);
  serve(keepingContract(createHttp({ build: noPages, clientFolder: 'public', mode: 'test' }).fetch));
  return { url, sandbox: controlSandbox(sandbox.url), connectStripe: connect, connectGoogle: google };
}

type Fetch = (request: Request, ...rest: never[]) => Response | Promise<Response>;

/** Checks every answer against docs/openapi.json; the test file fails at its end if one violates the contract. */
function keepingContract(fetch: Fetch): Fetch {
  const problems = new Set<string>();
  afterAll(() => expect([...problems], 'answers that are not as the contract says').toEqual([]));
  return async (request, ...rest) => {
    const response = await fetch(request, ...rest);
    const problem = await contractViolationOf(request.method, request.url, response);
    if (problem !== undefined) problems.add(problem);
    return response;
  };
}

/** Listens before there is an app, because the app's own URL is part of its configuration. */
async function listen(): Promise<{ url: string; serve: (fetch: Fetch) => void }> {
  let app: Fetch = () => new Response(null, { status: 503 });
  const server = createAdaptorServer({
    fetch: (request, bindings) => app(request, bindings as never),
    // Longer than a test rests: a request over a connection that just ends would fail, and a POST is not repeated.
    serverOptions: { keepAliveTimeout: 120_000 },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, serve: (fetch) => (app = fetch) };
}

async function openSandbox(appUrl: string): Promise<Sandbox> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-sandbox-'));
  const webhook = { url: `${appUrl}/api/webhooks/stripe`, secret: webhookSecret };
  const sandbox = await startSandbox({
    port: 0,
    dataDir,
    webhook,
    google: { redirectUris: [googleReturnPath, googleCalendarReturnPath].map((path) => `${appUrl}${path}`) },
    webhookRetryDelays: [50, 200, 1_000, 5_000],
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return sandbox;
}

function noPages(): Promise<never> {
  return Promise.reject(new Error('These tests build no pages'));
}
