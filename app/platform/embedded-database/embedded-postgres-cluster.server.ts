import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#app/platform/config/durable-file.server.ts';
import type { ClusterFolder } from './cluster/cluster-folder.server.ts';
import { listUnfinished, nameEachOther, unfinishedPrefix } from './cluster/inspect-cluster.server.ts';
import { readSystemIdentifier } from './cluster/system-identifier.server.ts';
import type { Account } from './embedded-postgres-account.server.ts';
import type { Runtime } from './embedded-postgres-binaries.server.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';

interface CreateClusterOptions {
  dataDir: string;
  runtime: Runtime;
  cluster: ClusterFolder;
  superuser: string;
  log: (line: string) => void;
}

/**
 * Runs initdb next to the final folder. DATA_DIR names the cluster before it is in place: an unnamed one is never
 * taken over.
 */
export async function createCluster({
  dataDir,
  runtime,
  cluster,
  superuser,
  log,
}: CreateClusterOptions): Promise<void> {
  log('Creating the database');
  await removeLeftBehind(cluster.root);
  const unfinished = path.join(cluster.root, `${unfinishedPrefix}${randomUUID()}`);
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
  // Trigrams classify letters by the system's locale; not every system has the UTF-8 one.
  for (const locale of ['C.UTF-8', 'C']) {
    await rm(unfinished, { recursive: true, force: true });
    attempt = await runInitdb(runtime, [...settings, `--locale=${locale}`], cluster.root);
    if (attempt.code === 0) break;
  }
  if (attempt.code !== 0) throw new EmbeddedPostgresError(`The database could not be created: ${attempt.output}`);
  await nameEachOther(dataDir, cluster, (await readSystemIdentifier(unfinished)) ?? '');
  await rename(unfinished, cluster.data);
  await syncFolder(cluster.root);
}

/** Removes what killed starts left. An initdb may still be writing, so each has its own folder. */
async function removeLeftBehind(root: string): Promise<void> {
  for (const folder of await listUnfinished(root))
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
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
 * Returns what a PostgreSQL program inherits: its account and a minimal environment, because PG* variables and a
 * different locale would change what it does.
 */
export function spawnIdentity(account: Account | null): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  return account ? { uid: account.uid, gid: account.gid, env } : { env };
}
