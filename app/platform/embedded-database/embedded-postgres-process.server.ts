import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chown, lstat, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Runtime } from './embedded-postgres-binaries.server.ts';
import type { ClusterFolder } from './cluster/cluster-folder.server.ts';
import { spawnIdentity } from './embedded-postgres-cluster.server.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import { isSameProcess, processExists } from './process-identity.server.ts';

interface LaunchOptions {
  runtime: Runtime;
  cluster: ClusterFolder;
  durable: boolean;
  log: (line: string) => void;
}

interface Postmaster {
  /** The process id of the first postmaster. */
  pid: number;
  socketFolder: string;
  stop: () => Promise<void>;
}

const socketFolderPrefix = 'doorstep-pg-';
/** sun_path of unix(7) holds 108 bytes with its final NUL, 104 on macOS. */
const socketPathLimit = 103;
const fastShutdownMs = 20_000;
/** Replaying the log after a crash may take a while. */
const startLimitMs = 120_000;
/** The pause between attempts to restart a database that died. */
const replaceAgainMs = 5_000;

/**
 * Starts the server and waits until it accepts connections. It gets its own session, so that Ctrl-C in the terminal
 * reaches only Doorstep, which drains first and then stops the database. A server that dies is restarted on the same
 * socket.
 */
export async function launchPostmaster(options: LaunchOptions): Promise<Postmaster> {
  const socketFolder = await createSocketFolder(options.runtime);
  const state = { child: await launchWithRetries(options, socketFolder), stopping: false, replaced: Promise.resolve() };
  const { pid } = state.child;
  if (pid === undefined) throw new EmbeddedPostgresError('The database program could not be started.');
  watch();

  function watch(): void {
    state.child.once('exit', () => {
      if (!state.stopping) state.replaced = replace();
    });
    state.child.unref();
  }

  async function replace(): Promise<void> {
    options.log(`The database stopped by itself and is started again; see ${logFile(options.cluster)}`);
    for (;;) {
      try {
        state.child = await launchWithRetries(options, socketFolder);
        return watch();
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error));
      }
      if (state.stopping) return;
      await delay(replaceAgainMs);
    }
  }

  const stop = async () => {
    state.stopping = true;
    await state.replaced;
    await stopPostmaster(state.child.pid ?? pid);
    await rm(socketFolder, { recursive: true, force: true });
  };
  return { pid, socketFolder, stop };
}

async function createSocketFolder({ account }: Runtime): Promise<string> {
  const sample = path.join(tmpdir(), `${socketFolderPrefix}XXXXXX`, '.s.PGSQL.5432.lock');
  const parent = Buffer.byteLength(sample) > socketPathLimit ? '/var/tmp' : tmpdir();
  const folder = await mkdtemp(path.join(parent, socketFolderPrefix));
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/**
 * Recreates the socket folder: cleaners of temporary files remove the folder of a database that has run for a long
 * time, and the socket's path must stay the same.
 */
async function restoreSocketFolder(folder: string, { account }: Runtime): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
    if (account) await chown(folder, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const { uid } = await lstat(folder);
  // The owner of another folder there could read along.
  if (uid !== (account?.uid ?? process.getuid?.()))
    throw new EmbeddedPostgresError(
      `${folder} belongs to another account, so the database cannot listen there. Remove it.`,
    );
}

async function launchWithRetries(options: LaunchOptions, socketFolder: string): Promise<ChildProcess> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    await restoreSocketFolder(socketFolder, options.runtime);
    const child = spawnPostgres(options, socketFolder);
    if (await becomesReady(child, options.cluster, deadline)) return child;
    const tail = await tailOf(logFile(options.cluster));
    // Backends that outlive a killed postmaster exit within moments, and hold the shared memory until then.
    const worthWaiting = /pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(tail);
    if (!worthWaiting || Date.now() > deadline - startLimitMs + fastShutdownMs) {
      child.kill('SIGQUIT');
      throw new EmbeddedPostgresError(`The database did not start. Its last words:\n${tail}`);
    }
    await delay(100);
  }
}

function spawnPostgres({ runtime, cluster, durable }: LaunchOptions, socketFolder: string): ChildProcess {
  const log = openSync(logFile(cluster), 'w', 0o600);
  const settings = { ...serverSettings, ...(durable ? {} : fastSettings), unix_socket_directories: socketFolder };
  const child = spawn(
    path.join(runtime.bin, 'postgres'),
    ['-D', cluster.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...spawnIdentity(runtime.account), cwd: cluster.root, detached: true, stdio: ['ignore', log, log] },
  );
  child.on('error', () => undefined);
  closeSync(log);
  return child;
}

const serverSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_line_prefix: '%m [%p] ',
};

const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

function logFile(cluster: ClusterFolder): string {
  return path.join(cluster.root, 'postgres.log');
}

async function tailOf(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).slice(-2_000);
}

async function becomesReady(child: ChildProcess, cluster: ClusterFolder, deadline: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const state = await readPostmasterFile(cluster.data);
    if (state?.pid === child.pid && state?.status === 'ready') return true;
    await delay(10);
  }
  return false;
}

/**
 * Stops what a killed server left running on this data, so that a new postmaster can take over.
 * @throws EmbeddedPostgresError if it cannot tell whether there is one
 */
export async function clearAwayLeftPostmaster(data: string, log: (line: string) => void): Promise<void> {
  const left = await readPostmasterFile(data);
  if (!left) return;
  if (!isProcessId(left.pid)) {
    const file = path.join(data, 'postmaster.pid');
    throw new EmbeddedPostgresError(
      `${file} is damaged, so that nobody can tell whether a PostgreSQL still works on this data. Make sure that none does, remove the file, and start again.`,
    );
  }
  if (await isPostmasterOf(left.pid, data)) {
    log('Stopping the database that an earlier run left behind');
    await stopPostmaster(left.pid);
  } else if (processExists(left.pid)) {
    // The id now belongs to another program; PostgreSQL could not tell and would refuse to start.
    await rm(path.join(data, 'postmaster.pid'), { force: true });
  }
  if (path.basename(left.socketFolder).startsWith(socketFolderPrefix)) {
    await rm(left.socketFolder, { recursive: true, force: true });
  }
}

/** Finds the postmaster of a data folder that accepts connections, if there is one. */
export async function findRunningPostmaster(data: string): Promise<{ pid: number; socketFolder: string } | null> {
  const running = await readPostmasterFile(data);
  return running?.status === 'ready' && (await isPostmasterOf(running.pid, data)) ? running : null;
}

function isProcessId(pid: number): boolean {
  return Number.isInteger(pid) && pid > 0;
}

async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
  return (
    isProcessId(pid) && processExists(pid) && (await stat(data)).isDirectory() && isSameProcess(pid, 'postgres', data)
  );
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one, after which the next start replays the log. */
async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!processExists(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + fastShutdownMs;
    while (processExists(pid) && Date.now() < deadline) await delay(10);
  }
}

/** PostgreSQL's src/include/utils/pidfile.h defines the lines of postmaster.pid. */
async function readPostmasterFile(data: string) {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', status: lines[7] ?? '' };
}
