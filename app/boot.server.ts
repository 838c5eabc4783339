import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type pg from 'pg';
import type { ServerBuild } from 'react-router';
import { startAuth } from '#app/features/accounts/auth.server.ts';
import { connectStripe } from '#app/features/payments/stripe.server.ts';
import { readConfig, useConfig, type Config } from '#app/platform/config/config.server.ts';
import { ownSecret } from '#app/platform/config/own-secret.server.ts';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { startEmbeddedPostgres } from '#app/platform/database/embedded-postgres.server.ts';
import { listenTo } from '#app/platform/database/listen.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { cachedPages } from '#app/platform/http/cached-pages.server.ts';
import { dropCachedPages } from '#app/platform/http/page-cache.server.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { connectMail, disconnectMail } from '#app/platform/mail/mail.server.ts';
import { demoAccounts } from '#db/seed/demo/demo-accounts.ts';
import type { Sandbox } from '#sandbox/sandbox.server.ts';
import { createHttp } from './http.server.ts';
import { publicPageKey } from './public-pages.ts';
import { prepareQueues, subscribe } from './subscriptions.ts';

export type Running = { url: string; stop: () => Promise<void> };

/** Steps that undo what was started, run in reverse order. */
class Teardown {
  readonly #steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.reverse()) await step();
  }
}

/**
 * Starts everything in order: configuration, database, migrations, demo data, sandbox, jobs, HTTP.
 * @throws ConfigError, AlreadyRunningError, EmbeddedPostgresError or the reason why a part did not start; what had been
 * started is stopped again.
 */
export async function startDoorstep(environment: Record<string, string | undefined>): Promise<Running> {
  const config = useConfig(readConfig(environment));
  const teardown = new Teardown();
  try {
    await startParts(config, teardown);
    return { url: config.BASE_URL, stop: () => teardown.run() };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

async function startParts(config: Config, teardown: Teardown): Promise<void> {
  const poolConfig = await openDatabase(config, teardown);
  await migrateToLatest(databasePool());
  startAuth(config.AUTH_SECRET ?? (await ownSecret(config.dataDir, 'auth-secret')));
  await startJobs(poolConfig, { work: true });
  teardown.add(stopJobs);
  await prepareQueues();
  const sandbox = await connectOutside(config, teardown);
  if (sandbox && config.DEMO) await fillWithDemo(sandbox.url);
  await subscribe();
  teardown.add(await listenTo(poolConfig, pagesChangedChannel, dropCachedPages));
  const server = await listen(config);
  teardown.add(() => drain(server));
  announce(config, sandbox);
}

/** What the person at the terminal needs next. */
function announce(config: Config, sandbox: Sandbox | undefined): void {
  say(`\nDoorstep is open: ${config.BASE_URL}`);
  if (sandbox && config.DEMO) {
    for (const { label, email, password } of demoAccounts) say(`  ${label.padEnd(13)} ${email} / ${password}`);
  }
  if (sandbox) say(`  ${'Sandbox'.padEnd(13)} ${sandbox.url}/sandbox (payments and mail, no real money)`);
}

/** Connects payments and mail: the operator's, and the sandbox for what the environment does not name. */
async function connectOutside(config: Config, teardown: Teardown): Promise<Sandbox | undefined> {
  const sandbox = config.SANDBOX ? await openSandbox(config) : undefined;
  if (sandbox) teardown.add(sandbox.close);
  const smtpUrl = config.SMTP_URL ?? sandbox?.smtpUrl;
  if (smtpUrl) connectMail(smtpUrl, config.MAIL_FROM);
  teardown.add(disconnectMail);
  if (config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET) {
    connectStripe({ secretKey: config.STRIPE_SECRET_KEY, webhookSecret: config.STRIPE_WEBHOOK_SECRET });
  } else if (sandbox) {
    const { secretKey, ...endpoint } = sandbox.stripe;
    connectStripe({ secretKey, webhookSecret: await sandboxWebhookSecret(config), endpoint });
  }
  return sandbox;
}

async function openSandbox(config: Config): Promise<Sandbox> {
  const { startSandbox } = await import('#sandbox/sandbox.server.ts');
  return startSandbox({
    port: config.SANDBOX_PORT,
    dataDir: join(config.dataDir, 'sandbox'),
    webhook: { url: `http://127.0.0.1:${config.PORT}/api/webhooks/stripe`, secret: await sandboxWebhookSecret(config) },
    ...(config.SANDBOX_RECORD ? { recordFile: config.SANDBOX_RECORD } : {}),
    demoAccounts: config.DEMO ? [...demoAccounts] : [],
  });
}

function sandboxWebhookSecret(config: Config): Promise<string> {
  return ownSecret(config.dataDir, 'sandbox-webhook-secret');
}

async function fillWithDemo(sandboxUrl: string): Promise<void> {
  const { seedDemo } = await import('#db/seed/demo/seed-demo.ts');
  if (await seedDemo(sandboxUrl)) say('The database was empty: a demo marketplace was created');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function openDatabase(config: Config, teardown: Teardown): Promise<pg.PoolConfig> {
  const poolConfig = config.DATABASE_URL ? { connectionString: config.DATABASE_URL } : await embedded(config, teardown);
  connectDatabase({ ...poolConfig, max: config.DATABASE_POOL });
  teardown.add(disconnectDatabase);
  return poolConfig;
}

async function embedded(config: Config, teardown: Teardown): Promise<pg.PoolConfig> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  teardown.add(postgres.stop);
  return postgres.connection;
}

async function listen(config: Config): Promise<ServerType> {
  const http = createHttp({
    // React Router declares the module with `basename: string | undefined`, its own ServerBuild with `basename?: string`.
    build: () => import('virtual:react-router/server-build') as Promise<ServerBuild>,
    // Beside the server's bundle (build/server/index.js), wherever the process was started from.
    clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
    mode: 'production',
  });
  const answerCached = cachedPages({ cacheKey: publicPageKey, baseUrl: config.BASE_URL });
  const server = createAdaptorServer({
    fetch: http.fetch,
    createServer: ((options: ServerOptions, listener: RequestListener) =>
      createServer(options, (request, response) => {
        if (!answerCached(request, response)) listener(request, response);
      })) as typeof createServer,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => resolve());
  });
  return server;
}

/** What a public page shows has changed somewhere: every instance forgets its rendered pages. */
const pagesChangedChannel = 'pages_changed';

const drainMilliseconds = 10_000;

/** Takes no new connection and lets the requests under way finish; those that hang are cut after a while. */
function drain(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMilliseconds).unref();
  });
}
