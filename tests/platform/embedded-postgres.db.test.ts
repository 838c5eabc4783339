import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  destroyEmbeddedPostgres,
  type EmbeddedPostgres,
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { findClusterFolder } from '#app/platform/embedded-database/cluster/cluster-folder.server.ts';
import { markerFile } from '#app/platform/embedded-database/cluster/cluster-marker.server.ts';
import { processExists } from '#app/platform/embedded-database/process-identity.server.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-test-'));
});

afterEach(() => destroyEmbeddedPostgres(dataDir));

function start(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: () => undefined });
}

async function query(postgres: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test('it has the extensions of the search and of the exclusion constraints', async () => {
  const postgres = await start();
  const rows = await query(
    postgres,
    `select name from pg_available_extensions
     where name in ('pg_trgm', 'unaccent', 'cube', 'earthdistance', 'btree_gist')`,
  );
  expect(rows).toHaveLength(5);
  await postgres.stop();
});

test('it classifies and sorts text in UTF-8 and keeps time in UTC', async () => {
  const postgres = await start();
  const rows = await query(
    postgres,
    `select upper('é') as upper, current_setting('timezone') as timezone, current_setting('listen_addresses') as tcp,
            current_setting('fsync') as fsync, current_setting('data_checksums') as checksums`,
  );
  expect(rows).toEqual([{ upper: 'É', timezone: 'UTC', tcp: '', fsync: 'on', checksums: 'on' }]);
  await postgres.stop();
});

test('a second start on the same data is refused and leaves the first alone', async () => {
  const postgres = await start();
  await expect(start()).rejects.toThrow(`Doorstep is already running on this data (process ${process.pid})`);
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('a command beside the server joins its database and leaves it running', async () => {
  const postgres = await start();
  const joined = await joinEmbeddedPostgres({ dataDir, log: () => undefined });
  expect(joined.connection).toEqual(postgres.connection);
  await joined.stop();
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('stopping ends the process, and the next start finds the data', async () => {
  const first = await start();
  await query(first, 'create table kept as select 7 as number');
  await first.stop();
  expect(processExists(first.pid)).toBe(false);
  const second = await start();
  expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }]);
  await second.stop();
});

test('an acknowledged row survives kill -9 of the server while the database runs on', async () => {
  const { server, postmaster } = await startServerProcess();
  await killHard(server);
  expect(processExists(postmaster)).toBe(true);
  const postgres = await start();
  expect(processExists(postmaster)).toBe(false);
  expect(await query(postgres, 'select * from acknowledged')).toHaveLength(1);
  await postgres.stop();
});

test('a DATA_DIR and a database that lost each other do not start, and do again when they are together', async () => {
  const first = await start();
  await query(first, 'create table kept as select 7 as number');
  await first.stop();
  const { root, data } = (await findClusterFolder(dataDir)) ?? expect.unreachable();
  await rename(root, `${root}-away`);
  await expect(start()).rejects.toThrow(`The database of ${dataDir} is gone`);
  await rename(`${root}-away`, root);
  await rename(path.join(dataDir, markerFile), path.join(dataDir, 'away'));
  await expect(start()).rejects.toThrow(`There is a database in ${root}`);
  await rename(path.join(dataDir, 'away'), path.join(dataDir, markerFile));
  await writeFile(path.join(data, 'postmaster.pid'), 'garbage');
  await expect(start()).rejects.toThrow(`${data}/postmaster.pid is damaged`);
  await rm(path.join(data, 'postmaster.pid'));
  const again = await start();
  expect(await query(again, 'select number from kept')).toEqual([{ number: 7 }]);
  await again.stop();
});

test('a database whose socket was cleaned away has it again when it is started again', async () => {
  const postgres = await start();
  await rm(postgres.connection.host, { recursive: true });
  process.kill(postgres.pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]), {
    timeout: 20_000,
    interval: 50,
  });
  await postgres.stop();
});

async function startServerProcess(): Promise<{ server: ChildProcess; postmaster: number }> {
  const server = spawn(process.execPath, ['tests/support/faults/hold-database.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, ...(JSON.parse(String(line)) as { postmaster: number }) };
}

async function killHard(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}
