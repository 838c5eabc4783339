import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '#app/platform/config/config.server.ts';
import { syncFolder } from '#app/platform/config/durable-file.server.ts';
import {
  chooseClusterFolder,
  type ClusterFolder,
} from '#app/platform/embedded-database/cluster/cluster-folder.server.ts';
import { markerFile, readMarker, writeMarker } from '#app/platform/embedded-database/cluster/cluster-marker.server.ts';
import { nameEachOther } from '#app/platform/embedded-database/cluster/inspect-cluster.server.ts';
import {
  findInstallation,
  installForAccount,
} from '#app/platform/embedded-database/embedded-postgres-binaries.server.ts';
import { acquireInstanceLock } from '#app/platform/embedded-database/instance-lock.server.ts';
import { BackupError } from './backup-error.server.ts';
import { copyFolder, kept } from './copy-folder.server.ts';
import { listFile } from './saved-files.server.ts';
import { verifyBackup } from './verify-backup.server.ts';
import { say } from '#app/platform/log/say.server.ts';

/**
 * Restores a backup into an empty DATA_DIR. Verifies the whole backup before writing anything; until it is done, a
 * marker in DATA_DIR says that it is incomplete, and nothing starts on it.
 * @throws BackupError if the backup cannot be used, or not here
 */
export async function restore(folder: string): Promise<void> {
  const source = path.resolve(folder);
  const config = readConfig(process.env);
  if (config.DATABASE_URL)
    throw new BackupError(
      'This is for the embedded database. Restore yours (DATABASE_URL) with pg_restore, or unset it: see docs/operations.md.',
    );
  const installation = await findInstallation();
  const { systemIdentifier, version } = await verifyBackup(source).catch((error: unknown) => {
    throw error instanceof BackupError
      ? new BackupError(`${source} cannot be restored: ${error.message}. Nothing was changed.`)
      : error;
  });
  if (version !== installation.majorVersion)
    throw new BackupError(
      `${source} is of PostgreSQL ${version}, and Doorstep brings ${installation.majorVersion}. Nothing was changed.`,
    );
  const dataDir = await prepareDataDir(config.dataDir);
  const { account } = await installForAccount(installation);
  const cluster = await chooseClusterFolder(dataDir, account);
  const lock = acquireInstanceLock(cluster.root);
  try {
    await assertNoDatabase(dataDir, cluster);
    await writeMarker(dataDir, cluster.root, { system_identifier: systemIdentifier, restoring: true });
    await fill(source, dataDir, cluster, account && `${account.uid}:${account.gid}`);
    await nameEachOther(dataDir, cluster, systemIdentifier);
  } finally {
    lock.release();
  }
  say(`Restored to ${dataDir}. The next start replays what happened during the backup.`);
}

/** Returns an empty DATA_DIR: either it was empty, or an unfinished restore left it, which is removed. */
async function prepareDataDir(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const dataDir = await realpath(folder);
  const present = (await readdir(dataDir)).filter((name) => name !== 'lost+found');
  const isUnfinished = (await readMarker(dataDir))?.restoring === true;
  if (present.length > 0 && !isUnfinished)
    throw new BackupError(
      `${dataDir} is not empty. Move it away first, or set DATA_DIR to another folder. Nothing was changed.`,
    );
  for (const name of present)
    if (name !== markerFile && name !== 'postgres') await rm(path.join(dataDir, name), { recursive: true });
  return dataDir;
}

async function assertNoDatabase(dataDir: string, { root, data }: ClusterFolder): Promise<void> {
  if (!existsSync(data)) return;
  // Only the unfinished restore can have put it there: nothing starts while its marker exists.
  if ((await readMarker(dataDir))?.restoring) return rm(data, { recursive: true });
  throw new BackupError(
    `There is a database in ${root} that belongs to a DATA_DIR in this place. Put that back, move or remove ${root}, or set DATA_DIR to another folder. Nothing was changed.`,
  );
}

async function fill(
  source: string,
  dataDir: string,
  { root, data }: ClusterFolder,
  owner: string | null,
): Promise<void> {
  const restoring = path.join(root, 'restoring');
  await rm(restoring, { recursive: true, force: true });
  await copyFolder(path.join(source, 'postgres'), restoring, () => true);
  // PostgreSQL does not run as root, and refuses data that its account does not own.
  if (owner) assertDone(spawnSync('chown', ['-R', owner, restoring], { encoding: 'utf8' }));
  await copyFolder(source, dataDir, (relative) => kept(relative) && relative !== listFile);
  await rename(restoring, data);
  await syncFolder(root);
}

function assertDone({ status, stderr }: { status: number | null; stderr: string }): void {
  if (status !== 0) throw new BackupError(`The database could not be given to the account it runs as: ${stderr}`);
}
