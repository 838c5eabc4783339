import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './embedded-postgres-account.server.ts';
import { type Runtime, stateRoot } from './embedded-postgres-binaries.server.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';

export interface ClusterFolder {
  /** Holds the lock, the server's log and `data`. */
  root: string;
  /** PostgreSQL's own data folder. */
  data: string;
}

/** Names root's cluster inside DATA_DIR, for people and so that a moved DATA_DIR finds its data again. */
const locationFile = 'postgres-location';

/**
 * Says where the cluster of a DATA_DIR lies and creates the folder around it: inside DATA_DIR for an ordinary user,
 * in the system's state folder for root, whose DATA_DIR the unprivileged account may not be able to enter.
 */
export async function chooseClusterFolder(dataDir: string, account: Account | null): Promise<ClusterFolder> {
  const own = path.join(dataDir, 'postgres');
  if (account === null) return prepareFolder(own, null);
  if (existsSync(path.join(own, 'data', 'PG_VERSION'))) {
    const { uid } = await stat(own);
    throw new EmbeddedPostgresError(
      `The data in ${dataDir} was created by the account with id ${uid}. ` +
        'Start Doorstep as that account, or set DATA_DIR to another folder.',
    );
  }
  const location = path.join(dataDir, locationFile);
  const named = (await readFile(location, 'utf8').catch(() => '')).trim();
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const cluster = await prepareFolder(existsSync(named) ? named : path.join(stateRoot, hash), account);
  if (cluster.root !== named) await writeFile(location, `${cluster.root}\n`);
  return cluster;
}

async function prepareFolder(root: string, account: Account | null): Promise<ClusterFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await chmod(root, 0o700);
  if (account) await chown(root, account.uid, account.gid);
  return { root, data: path.join(root, 'data') };
}

/** Finds the cluster of a DATA_DIR without creating anything; null when there is none. */
export async function findClusterFolder(dataDir: string): Promise<ClusterFolder | null> {
  const named = (await readFile(path.join(dataDir, locationFile), 'utf8').catch(() => '')).trim();
  const root = [named, path.join(dataDir, 'postgres')].find((folder) => folder !== '' && existsSync(folder));
  return root === undefined ? null : { root, data: path.join(root, 'data') };
}

interface CreateClusterOptions {
  runtime: Runtime;
  cluster: ClusterFolder;
  superuser: string;
  log: (line: string) => void;
}

/** Runs initdb unless the cluster exists. It works beside the final folder, so that a crash leaves no half of one. */
export async function createCluster({ runtime, cluster, superuser, log }: CreateClusterOptions): Promise<void> {
  if (existsSync(path.join(cluster.data, 'PG_VERSION'))) return;
  log('Creating the database');
  const unfinished = path.join(cluster.root, 'unfinished');
  const settings = [
    `--pgdata=${unfinished}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=english',
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ];
  let attempt = { code: 1, output: '' };
  // The classification of letters in trigrams follows the system's locale; not every system has the UTF-8 one.
  for (const locale of ['C.UTF-8', 'C']) {
    await rm(unfinished, { recursive: true, force: true });
    attempt = await runInitdb(runtime, [...settings, `--locale=${locale}`], cluster.root);
    if (attempt.code === 0) break;
  }
  if (attempt.code !== 0) throw new EmbeddedPostgresError(`The database could not be created: ${attempt.output}`);
  await rename(unfinished, cluster.data);
}

function runInitdb(runtime: Runtime, settings: string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(runtime.bin, 'initdb'), settings, {
      ...spawnIdentity(runtime.account),
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * What a PostgreSQL program inherits: its account and a bare environment, since PG* variables and a foreign locale
 * would change what it does.
 */
export function spawnIdentity(account: Account | null): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  return account ? { uid: account.uid, gid: account.gid, env } : { env };
}
