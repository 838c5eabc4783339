import type { Server } from 'node:http';
import type { ServerType } from '@hono/node-server';
import { dropSitemaps } from '#app/discovery/sitemap.server.ts';
import { startAuth } from './start-auth.server.ts';
import { stopSending } from '#app/features/webhooks/commands/deliver-due.server.ts';
import { closeOutgoingAgents } from '#app/platform/outgoing/outgoing-agents.server.ts';
import { startFileSignatures } from '#app/features/files/uploads/file-signature.server.ts';
import { startCalendarFeeds } from '#app/features/calendar/feed/feed-secret.server.ts';
import { signDoorLinksWith } from '#app/features/door-links/door-token.server.ts';
import { signOptOutLinksWith } from '#app/features/notices/queries/opt-out-link.server.ts';
import { deriveSmsCodesFrom } from '#app/features/sms/numbers/sms-code.server.ts';
import { signReplyEmailsWith } from '#app/features/mail-replies/queries/reply-email.server.ts';
import { collectMoneyMetrics } from '#app/features/money-checks/money-metrics.server.ts';
import { startLiveUpdates } from '#app/features/live-updates/live-updates.server.ts';
import { readConfig, useConfig, type Config } from '#app/platform/config/config.server.ts';
import { ownSecret } from '#app/platform/config/own-secret.server.ts';
import { secretsFrom } from '#app/platform/config/secrets.ts';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { startEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { describeDatabase, recordExternalDatabase } from '#app/platform/database/external-marker.server.ts';
import {
  describePooling,
  findConnections,
  oneConnection,
  type DatabaseConnections,
} from '#app/platform/database/external/database-connections.server.ts';
import { connectReplicas, recordCachedChange } from '#app/platform/database/replicas/read-only.server.ts';
import { listenTo } from '#app/platform/database/listen.server.ts';
import type { DatabaseConfig } from '#app/platform/database/watch/watched-pool.server.ts';
import { watchDatabase } from '#app/platform/database/watch/database-watch.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { signFormTicketsWith } from '#app/platform/http/requests/form-ticket.server.ts';
import { leave } from '#app/platform/http/leaving.server.ts';
import { dropCachedPages } from '#app/platform/http/pages/page-cache.server.ts';
import type { Job } from '#app/platform/jobs/job.server.ts';
import { watchJobs } from '#app/platform/jobs/job-watch.server.ts';
import { prepareQueues, startJobs, startWork, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { disconnectStorage } from '#app/platform/storage/storage.server.ts';
import { sweepTemporaryFolders } from '#app/platform/storage/temporary-folder.server.ts';
import { demoAccounts } from '#db/seed/demo/demo-accounts.ts';
import { jobs } from '#app/jobs.server.ts';
import { traceSettings } from '#app/platform/tracing/trace-settings.ts';
import { startTraces } from '#app/platform/tracing/traces.server.ts';
import { startMetricsServer } from '#app/platform/metrics/metrics-server.server.ts';
import { say } from '#app/platform/log/say.server.ts';
import { connectOutside, type Sandbox } from '#app/outside.server.ts';
import { connectFiles } from './connect-files.server.ts';
import { assertSharedDatabase, type Duties } from './duties.server.ts';
import { Teardown } from './teardown.ts';
import { createBuiltServer, drain, awaitProxyDrain, listen, type CreateWebServer } from '#app/web-server.server.ts';

/** The channel that announces a change of public pages: every instance drops its cached pages. */
const pagesChangedChannel = 'pages_changed';

export type Running = { url: string; stop: () => Promise<void> };

export type StartOptions = {
  duties?: Duties;
  createWebServer?: CreateWebServer;
  /** The jobs that this process works. */
  work?: readonly Job[];
};

/**
 * Starts everything in order: configuration, database, migrations, demo data, sandbox, jobs, HTTP.
 * @throws ConfigError, AlreadyRunningError, StartRefusal or the reason why a part did not start; whatever had started
 * is stopped again
 */
export async function startDoorstep(
  environment: Record<string, string | undefined>,
  { duties = 'everything', createWebServer = createBuiltServer, work = jobs }: StartOptions = {},
): Promise<Running> {
  const config = useConfig(readConfig(environment));
  const teardown = new Teardown();
  try {
    await startParts(config, teardown, { duties, createWebServer, work });
    return { url: config.BASE_URL, stop: () => teardown.run() };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

async function startParts(
  config: Config,
  teardown: Teardown,
  { duties, createWebServer, work }: Required<StartOptions>,
): Promise<void> {
  assertSharedDatabase(config, duties);
  // First, so that it ends last and delivers the spans of everything else.
  const traces = traceSettings(config);
  if (traces) teardown.add(await startTraces(traces));
  const connections = await openDatabase(config, teardown);
  await migrateToLatest(databasePool());
  await logDatabaseUsed(config, connections);
  const secrets = secretsFrom(config.AUTH_SECRET ?? (await ownSecret(config.dataDir, 'auth-secret')));
  startAuth(secrets);
  startFileSignatures(secrets);
  startCalendarFeeds(secrets);
  await connectFiles(config);
  teardown.add(disconnectStorage);
  await sweepTemporaryFolders();
  signFormTicketsWith(secrets);
  signOptOutLinksWith(secrets);
  signReplyEmailsWith(secrets);
  signDoorLinksWith(secrets);
  deriveSmsCodesFrom(secrets);
  await startJobs(connections.shared, { work: duties !== 'requests' });
  teardown.add(stopJobs);
  await prepareQueues(work);
  const sandbox = await connectOutside(config, teardown);
  if (sandbox && config.DEMO) await fillWithDemo(sandbox.url);
  if (duties !== 'requests') await startWorking(work, teardown);
  if (duties !== 'jobs') await startAnswering(config, connections, createWebServer(config), teardown);
  // Last, because it says that this process is ready.
  if (config.METRICS_PORT)
    teardown.add(await startMetricsServer({ host: config.HOST, port: config.METRICS_PORT }, collectMoneyMetrics));
  if (duties === 'jobs') say('\nDoorstep works jobs; other processes answer requests');
  else announce(config, sandbox);
}

async function startWorking(work: readonly Job[], teardown: Teardown): Promise<void> {
  await startWork(work);
  // Jobs stop before what they need is disconnected.
  teardown.add(closeOutgoingAgents);
  teardown.add(stopSending);
  teardown.add(stopJobs);
  teardown.add(await watchJobs());
}

async function startAnswering(
  config: Config,
  { direct }: DatabaseConnections,
  server: ServerType,
  teardown: Teardown,
): Promise<void> {
  teardown.add(await connectReplicas(config.DATABASE_REPLICA_URLS, config.DATABASE_POOL));
  teardown.add(await listenTo(direct, pagesChangedChannel, clearCachedPages));
  // Teardown runs in reverse order: requests under way finish after new ones stop arriving.
  teardown.add(() => drain(server));
  teardown.add(() => awaitProxyDrain(server, config));
  teardown.add(await startLiveUpdates(server as Server, { baseUrl: config.BASE_URL, poolConfig: direct }));
  teardown.add(leave);
  await listen(server, config);
}

/**
 * Drops cached pages. `directory` means that entries changed but not who is listed; any other change may affect the
 * sitemaps too.
 */
function clearCachedPages(what: string): void {
  recordCachedChange();
  dropCachedPages();
  if (what !== 'directory') dropSitemaps();
}

/** Prints what the person at the terminal needs next. */
function announce(config: Config, sandbox: Sandbox | undefined): void {
  say(`\nDoorstep is open: ${config.BASE_URL}`);
  if (sandbox && config.DEMO) {
    for (const { label, email, password } of demoAccounts) say(`  ${label.padEnd(13)} ${email} / ${password}`);
  }
  if (sandbox) say(`  ${'Sandbox'.padEnd(13)} ${sandbox.url}/sandbox (payments, Google, mail and push, no real money)`);
}

async function fillWithDemo(sandboxUrl: string): Promise<void> {
  const { seedDemo } = await import('#db/seed/demo/seed-demo.ts');
  if (await seedDemo(sandboxUrl)) say('The database was empty: a demo marketplace was created');
}

async function openDatabase(config: Config, teardown: Teardown): Promise<DatabaseConnections> {
  const connections = config.DATABASE_URL
    ? await findConnections(config.DATABASE_URL, config)
    : oneConnection(await embedded(config, teardown));
  connectDatabase({ ...connections.shared, max: config.DATABASE_POOL });
  teardown.add(disconnectDatabase);
  for (const connection of new Set([connections.shared, connections.direct])) teardown.add(watchDatabase(connection));
  return connections;
}

/**
 * Logs which database is used, and records it in DATA_DIR: without DATABASE_URL the next start would use another,
 * empty one.
 */
async function logDatabaseUsed({ DATABASE_URL, dataDir }: Config, connections: DatabaseConnections): Promise<void> {
  if (!DATABASE_URL) return say(`The database is the one in ${dataDir}`);
  const pooling = describePooling(connections);
  say(`The database is ${describeDatabase(DATABASE_URL)} (DATABASE_URL)${pooling ? `, ${pooling}` : ''}`);
  if (await recordExternalDatabase(dataDir, DATABASE_URL))
    say(`There is a database in ${dataDir}, too, which is not used`);
}

async function embedded(config: Config, teardown: Teardown): Promise<DatabaseConfig> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  teardown.add(postgres.stop);
  return postgres.connection;
}
