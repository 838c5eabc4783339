import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from '../embedded-postgres-account.server.ts';
import { stateRoot } from '../embedded-postgres-binaries.server.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.server.ts';
import { markerFile, readMarker } from './cluster-marker.server.ts';

export interface ClusterFolder {
  /** Holds the lock, the server's log and `data`. */
  root: string;
  /** PostgreSQL's own data folder. */
  data: string;
}

/** The file in which versions from before the marker named root's cluster. */
export const legacyLocationFile = 'postgres-location';

/**
 * Decides where the cluster of a DATA_DIR is or will be, and creates the folder around it: inside DATA_DIR, or in the
 * system's state folder if the unprivileged account that PostgreSQL runs as cannot enter root's DATA_DIR.
 * @throws EmbeddedPostgresError if DATA_DIR names a folder that is gone, or that belongs to another account
 */
export async function chooseClusterFolder(dataDir: string, account: Account | null): Promise<ClusterFolder> {
  const named = await namedFolder(dataDir);
  if (named && !existsSync(named.root)) throw new EmbeddedPostgresError(clusterIsGone(dataDir, named));
  const root = named?.root ?? (await unnamedFolder(dataDir, account));
  await assertOwner(root, dataDir, account);
  return prepareFolder(root, account);
}

/** Returns the message for a DATA_DIR whose database is not where it says. */
export function clusterIsGone(dataDir: string, { root, file }: { root: string; file: string }): string {
  return (
    `The database of ${dataDir} is gone: ${file} names ${root}, and it is not there. Put that folder back, or restore a backup ` +
    `into an empty DATA_DIR (npm run restore -- FOLDER). To start over with nothing, remove ${dataDir}.`
  );
}

/** Returns the folder that DATA_DIR names, and the file that names it. */
async function namedFolder(dataDir: string): Promise<{ root: string; file: string } | null> {
  const marker = await readMarker(dataDir);
  if (marker) return { root: path.resolve(dataDir, marker.folder), file: markerFile };
  const legacy = (await readFile(path.join(dataDir, legacyLocationFile), 'utf8').catch(() => '')).trim();
  return legacy ? { root: legacy, file: legacyLocationFile } : null;
}

/** Returns where a cluster that nothing names would be. One that was left there is found this way, and inspected. */
async function unnamedFolder(dataDir: string, account: Account | null): Promise<string> {
  const inside = path.join(dataDir, 'postgres');
  if (account === null || existsSync(path.join(inside, 'data'))) return inside;
  const outside = path.join(stateRoot, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  if (existsSync(path.join(outside, 'data'))) return outside;
  return (await isUsableBy(account, inside)) ? inside : outside;
}

/** Tests by trying: access lists, container mounts and file systems without owners are not visible in modes. */
async function isUsableBy(account: Account, folder: string): Promise<boolean> {
  const isNew = !existsSync(folder);
  try {
    await prepareFolder(folder, account);
    const trial = ['-c', 'cd "$1" && : > trial && rm trial', 'sh', folder];
    if (spawnSync('/bin/sh', trial, { uid: account.uid, gid: account.gid, cwd: '/', stdio: 'ignore' }).status === 0)
      return true;
  } catch {
    // Its owner cannot be changed.
  }
  if (isNew) await rmdir(folder).catch(() => undefined);
  return false;
}

async function assertOwner(root: string, dataDir: string, account: Account | null): Promise<void> {
  const owner = await stat(root).catch(() => null);
  if (!owner || owner.uid === (account?.uid ?? process.getuid?.()) || !existsSync(path.join(root, 'data'))) return;
  throw new EmbeddedPostgresError(
    `The data in ${dataDir} was created by the account with id ${owner.uid}. ` +
      'Start Doorstep as that account, or set DATA_DIR to another folder.',
  );
}

async function prepareFolder(root: string, account: Account | null): Promise<ClusterFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await chmod(root, 0o700);
  if (account) await chown(root, account.uid, account.gid);
  return describeFolder(root);
}

/** Finds the cluster of a DATA_DIR without creating anything; null if there is none. */
export async function findClusterFolder(dataDir: string): Promise<ClusterFolder | null> {
  const folders = [(await namedFolder(dataDir))?.root, path.join(dataDir, 'postgres')];
  const root = folders.find((folder) => folder !== undefined && existsSync(folder));
  return root === undefined ? null : describeFolder(root);
}

function describeFolder(root: string): ClusterFolder {
  return { root, data: path.join(root, 'data') };
}
