import { chmod, chown, cp, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PostgresServer, testRuntime, until } from './postgres-server.ts';

export interface StandbyPair {
  primary: PostgresServer;
  /** Streams from the primary, and may be read. */
  standby: PostgresServer;
  /** Makes the standby a primary. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

interface PairOptions {
  /** Whether a commit waits until the standby has it. */
  isSynchronous?: boolean;
}

const nameOfStandby = 'standby';

/** Starts an empty PostgreSQL and a streaming standby of it. The caller stops both. */
export async function startStandbyPair({ isSynchronous = true }: PairOptions = {}): Promise<StandbyPair> {
  const runtime = await testRuntime();
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-pair-'));
  await chmod(folder, 0o755);
  if (runtime.account) await chown(folder, runtime.account.uid, runtime.account.gid);
  const primary = new PostgresServer(runtime, path.join(folder, 'primary'));
  const standby = new PostgresServer(runtime, path.join(folder, 'standby'));
  await primary.create();
  await followCold(primary, standby);
  await primary.start({
    wal_level: 'replica',
    ...(isSynchronous ? { synchronous_standby_names: nameOfStandby, synchronous_commit: 'on' } : {}),
  });
  await standby.start({ hot_standby: 'on' });
  await until(() => assertStreaming(primary), 20_000);
  return {
    primary,
    standby,
    promote: async () => {
      await standby.query('select pg_promote(true, 60)');
    },
    stop: async () => {
      await Promise.all([primary.end('SIGKILL'), standby.end('SIGKILL')]);
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function assertStreaming(primary: PostgresServer): Promise<void> {
  const [follower] = await primary.query<{ state: string }>('select state from pg_stat_replication');
  if (follower?.state !== 'streaming')
    throw new Error(`The standby does not follow: ${follower?.state ?? 'it is gone'}`);
}

/** Copies the data of a server that is not running, and names it as the one to follow. */
async function followCold(primary: PostgresServer, standby: PostgresServer): Promise<void> {
  await cp(primary.data, standby.data, { recursive: true, preserveTimestamps: true });
  const { host, port, user } = primary.connection;
  const followed = `host=${host} port=${port} user=${user} application_name=${nameOfStandby}`;
  await writeFile(path.join(standby.data, 'standby.signal'), '');
  await writeFile(path.join(standby.data, 'postgresql.auto.conf'), `primary_conninfo = '${followed}'\n`);
  const { uid, gid } = await lstat(primary.data);
  for (const name of ['', ...(await readdir(standby.data, { recursive: true }))])
    await chown(path.join(standby.data, name), uid, gid);
  await chmod(standby.data, 0o700);
}
