import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '#app/platform/config/config.server.ts';
import { findClusterFolder } from '#app/platform/embedded-database/cluster/cluster-folder.server.ts';
import { joinEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { BackupError, failWithOneLine } from './backup/backup-error.ts';
import { copyCluster } from './backup/copy-cluster.ts';
import { copyFolder, kept } from './backup/copy-folder.ts';
import { sealBackup, verifyBackup } from './backup/verify-backup.ts';

/**
 * `npm run backup -- FOLDER`: copies the embedded database, running or not, and then the files and secrets of
 * DATA_DIR into a new folder; in this order every file that a row names is in the backup. Verifies the backup at the
 * end.
 */
await backUp(process.argv[2]).catch(failWithOneLine);

async function backUp(folder: string | undefined): Promise<void> {
  if (!folder) throw new BackupError('Usage: npm run backup -- FOLDER');
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
  const postgres = await joinEmbeddedPostgres({ dataDir, log: console.log });
  try {
    await copyCluster(postgres.connection, path.join(target, 'postgres'));
  } finally {
    await postgres.stop();
  }
  await copyFolder(dataDir, target, kept);
  await sealBackup(target);
  await verifyBackup(target);
  console.log(`Saved to ${target}. It holds personal data and secrets.`);
}
