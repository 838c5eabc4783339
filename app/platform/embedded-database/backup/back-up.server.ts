import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '#app/platform/config/config.server.ts';
import { findClusterFolder } from '#app/platform/embedded-database/cluster/cluster-folder.server.ts';
import { joinEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { BackupError } from './backup-error.server.ts';
import { copyCluster } from './copy-cluster.server.ts';
import { copyFolder, kept } from './copy-folder.server.ts';
import { sealBackup, verifyBackup } from './verify-backup.server.ts';
import { say } from '#app/platform/log/say.server.ts';

/**
 * Copies the embedded database, running or not, and then the files and secrets of DATA_DIR into a new folder; in this
 * order every file that a row names is in the backup. Verifies the backup at the end.
 * @throws BackupError if there is nothing to save or no place for it
 */
export async function backUp(folder: string): Promise<void> {
  const { DATABASE_URL, dataDir } = readConfig(process.env);
  if (DATABASE_URL)
    throw new BackupError(
      'This is for the embedded database. Yours (DATABASE_URL) is saved with pg_dump, or by who runs it: see docs/operations.md.',
    );
  // Otherwise an empty database would be created and backed up.
  if (!existsSync((await findClusterFolder(dataDir))?.data ?? ''))
    throw new BackupError(`${dataDir} has no database to save. Set DATA_DIR to the one that has.`);
  const target = path.resolve(folder);
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new BackupError(`${target} is not empty.`);
  const postgres = await joinEmbeddedPostgres({ dataDir, log: say });
  try {
    await copyCluster(postgres.connection, path.join(target, 'postgres'));
  } finally {
    await postgres.stop();
  }
  await copyFolder(dataDir, target, kept);
  await sealBackup(target);
  await verifyBackup(target);
  say(`Saved to ${target}. It holds personal data and secrets.`);
}
