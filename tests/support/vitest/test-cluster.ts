import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import {
  destroyEmbeddedPostgres,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { AlreadyRunningError } from '#app/platform/embedded-database/instance-lock.server.ts';
import { inspectPooler } from '#app/platform/database/external/pooler.server.ts';
import type { PeerTraits } from '#app/platform/database/watch/peer.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { scheduleQueue } from '#app/platform/jobs/job.server.ts';
import { prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { startPgBouncer, type RunningPooler } from '#tests/support/faults/pgbouncer.ts';
import { chooseTestFolder, testFolders } from './test-folder.ts';
import { queueNamesIn } from '../../../scripts/architecture/draw-jobs.ts';
import { readSources } from '../../../scripts/architecture/sources.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated template that every test database is copied from. */
    testCluster: { host: string; port: number; user: string; template: string };
    /** The pooler that rooms reach their databases through, if they are tested that way. */
    testPooler: { host: string; port: number; traits: PeerTraits } | null;
  }
}

/** Set by `npm run test:engines -- pooled`. */
const isPooled = process.env['TEST_DATABASE_POOLED'] === '1';

const folderPrefix = 'doorstep-test-';

type Connection = EmbeddedPostgres['connection'];

/** Vitest's global setup of the database tests: one PostgreSQL for the whole run, migrated once. */
export default async function setUpTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const { connection, tearDown } = await (namedServer() ?? startOwnServer());
  try {
    await migrateTemplate(connection);
    await prepareTemplateQueues(connection);
  } catch (error) {
    await tearDown();
    throw error;
  }
  const { database: template, ...server } = connection;
  project.provide('testCluster', { ...server, template });
  const pooler = isPooled ? await startPgBouncer(server) : undefined;
  project.provide('testPooler', pooler ? await describePooler(pooler, server) : null);
  return async () => {
    await pooler?.stop();
    await tearDown();
  };
}

async function describePooler(
  { host, port }: RunningPooler,
  { host: folder, user }: Omit<Connection, 'database'>,
): Promise<{ host: string; port: number; traits: PeerTraits }> {
  const traits = await inspectPooler(
    `postgresql://${user}@${host}:${port}/postgres`,
    `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(folder)}`,
  );
  return { host, port, traits };
}

async function startOwnServer() {
  await removeLeftClusters();
  const dataDir = await mkdtemp(path.join(await chooseTestFolder(), folderPrefix));
  // Root's database runs as another account, which has to get through to its files.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  const tearDown = async () => {
    await postgres.stop();
    await destroyEmbeddedPostgres(dataDir);
  };
  return { connection: postgres.connection, tearDown };
}

/** The server of another version that `npm run test:engines` has started, as "host port user". */
function namedServer() {
  const [host, port, user] = process.env['TEST_DATABASE_SERVER']?.split(' ') ?? [];
  if (!host || !user) return undefined;
  return createTemplate({ host, port: Number(port), user });
}

async function createTemplate(server: Omit<Connection, 'database'>) {
  const connection: Connection = { ...server, database: `template_${randomUUID().replaceAll('-', '')}` };
  const run = async (statement: string) => {
    const client = new pg.Client({ ...server, database: 'postgres' });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${connection.database}`);
  return { connection, tearDown: () => run(`drop database ${connection.database} with (force)`) };
}

/**
 * Removes what killed runs left behind, as they cannot clean up themselves. Data that a fault test will start again
 * looks the same for a while, and folders come and go: other stages and runs use the same place.
 */
async function removeLeftClusters(): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000;
  const names = await Promise.all(
    testFolders.map(async (parent) => (await readdir(parent).catch(() => [])).map((name) => path.join(parent, name))),
  );
  for (const folder of names.flat()) {
    if (!path.basename(folder).startsWith(folderPrefix)) continue;
    const found = await stat(folder).catch(() => undefined);
    if (!found || found.mtimeMs > anHourAgo || found.uid !== process.getuid?.()) continue;
    await destroyEmbeddedPostgres(folder).catch((error: unknown) => {
      if (!(error instanceof AlreadyRunningError)) throw error;
    });
  }
}

/**
 * Gives every copy the job queues, as a database has from a server's second start on. Their names are read from the
 * sources, because loading the rooms would take longer than most files' tests.
 */
async function prepareTemplateQueues(connection: EmbeddedPostgres['connection']): Promise<void> {
  await startJobs(connection, { work: false });
  await prepareQueues(queueNamesIn(readSources()).map((name) => ({ queue: scheduleQueue(name) })));
  await stopJobs();
}

async function migrateTemplate(connection: EmbeddedPostgres['connection']): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 2 });
  await migrateToLatest(pool);
  if (!pool.ended) await pool.end();
}
