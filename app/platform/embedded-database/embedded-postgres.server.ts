import { mkdir, realpath, rm } from 'node:fs/promises';
import pg from 'pg';
import { findInstallation, installForAccount } from './embedded-postgres-binaries.server.ts';
import { type ClusterFolder, chooseClusterFolder, findClusterFolder } from './cluster/cluster-folder.server.ts';
import { inspectCluster } from './cluster/inspect-cluster.server.ts';
import { createCluster } from './embedded-postgres-cluster.server.ts';
import {
  clearAwayLeftPostmaster,
  findRunningPostmaster,
  launchPostmaster,
} from './embedded-postgres-process.server.ts';
import { assertStateIsHere } from '../database/external-marker.server.ts';
import { AlreadyRunningError, acquireInstanceLock } from './instance-lock.server.ts';

export interface EmbeddedPostgresOptions {
  /** DATA_DIR of this instance; the same folder always leads to the same data. */
  dataDir: string;
  /** Receives one line for each slow or unusual step. */
  log: (line: string) => void;
  /** False trades safety for speed and is for tests only: a crash of the machine may lose data. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Ready for `new pg.Pool(...)`; has no password, because only a private socket leads in. */
  connection: { host: string; port: number; user: string; database: string };
  /** The same as a URL, for libraries that accept nothing else. */
  connectionString: string;
  /** The process id of the first postmaster; one that dies is replaced. */
  pid: number;
  /** Disconnects all clients, writes everything to disk and frees the data for the next start. */
  stop: () => Promise<void>;
}

const databaseName = 'doorstep';
const superuser = 'doorstep';

/**
 * Starts the PostgreSQL that comes with the packages, on a unix socket that only this account (and root) can reach.
 * The first start creates the cluster; after a crash PostgreSQL replays its log before this resolves.
 * @throws {AlreadyRunningError} if another process uses the same data
 * @throws {EmbeddedPostgresError} with a text for the person at the terminal if it cannot run here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  await assertStateIsHere(dataDir);
  const installation = await findInstallation();
  const runtime = await installForAccount(installation);
  const cluster = await chooseClusterFolder(dataDir, runtime.account);
  const lock = acquireInstanceLock(cluster.root);
  try {
    const isThere = await inspectCluster({ dataDir, cluster, majorVersion: installation.majorVersion });
    if (!isThere) await createCluster({ dataDir, runtime, cluster, superuser, log: options.log });
    const { stop, ...started } = await startLocked(options, runtime, cluster);
    return { ...started, stop: () => stop().then(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Connects to the database of a DATA_DIR for a command next to the server: to the running one, or to one started
 * temporarily. Stopping ends only what was started here.
 */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    const cluster = error instanceof AlreadyRunningError ? await findClusterFolder(options.dataDir) : null;
    const running = cluster && (await findRunningPostmaster(cluster.data));
    if (!running) throw error;
    return { ...describeConnection(running.socketFolder), pid: running.pid, stop: () => Promise.resolve() };
  }
}

async function startLocked(
  { log, durable = true }: EmbeddedPostgresOptions,
  runtime: Awaited<ReturnType<typeof installForAccount>>,
  cluster: ClusterFolder,
): Promise<EmbeddedPostgres> {
  await clearAwayLeftPostmaster(cluster.data, log);
  const postmaster = await launchPostmaster({ runtime, cluster, durable, log });
  const described = describeConnection(postmaster.socketFolder);
  try {
    await createDatabaseIfMissing(described.connection);
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  return { ...described, pid: postmaster.pid, stop: postmaster.stop };
}

function describeConnection(socketFolder: string): Pick<EmbeddedPostgres, 'connection' | 'connectionString'> {
  return {
    connection: { host: socketFolder, port: 5432, user: superuser, database: databaseName },
    connectionString: `postgresql://${superuser}@localhost/${databaseName}?host=${encodeURIComponent(socketFolder)}`,
  };
}

async function createDatabaseIfMissing(connection: EmbeddedPostgres['connection']): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const existing = await client.query('select 1 from pg_database where datname = $1', [connection.database]);
    if (existing.rowCount === 0) await client.query(`create database "${connection.database}"`);
  } finally {
    await client.end();
  }
}

/**
 * Permanently removes the cluster of a DATA_DIR and DATA_DIR itself.
 * @throws {AlreadyRunningError} if a process uses it
 */
export async function destroyEmbeddedPostgres(dataDir: string): Promise<void> {
  const cluster = await findClusterFolder(dataDir);
  if (cluster) {
    const lock = acquireInstanceLock(cluster.root);
    await clearAwayLeftPostmaster(cluster.data, () => undefined);
    await rm(cluster.root, { recursive: true, force: true });
    lock.release();
  }
  await rm(dataDir, { recursive: true, force: true });
}
