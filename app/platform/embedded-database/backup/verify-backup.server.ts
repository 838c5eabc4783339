import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSystemIdentifier } from '#app/platform/embedded-database/cluster/system-identifier.server.ts';
import { BackupError } from './backup-error.server.ts';
import { manifestFile, readManifest, segmentsOf } from './backup-manifest.server.ts';
import { hashContents } from './copy-folder.server.ts';
import { assertFiles, listFile, listFiles, readList, writeList } from './saved-files.server.ts';

/**
 * What PostgreSQL's manifest omits, as pg_verifybackup expects: the manifest itself and the WAL, which are on our own
 * list.
 */
const notInManifest = (relative: string) => relative === manifestFile || relative.startsWith('pg_wal/');

const isPostgres = (relative: string) => relative.startsWith('postgres/');

/** Lists every file that PostgreSQL's manifest omits, which completes the backup. */
export async function sealBackup(folder: string): Promise<void> {
  const ours = (await listFiles(folder)).filter((relative) => isOurs(relative)).sort();
  const files = [];
  for (const relative of ours) {
    const handle = await open(path.join(folder, relative));
    files.push({ path: relative, ...(await hashContents(handle).finally(() => handle.close())) });
  }
  await writeList(folder, files);
}

function isOurs(relative: string): boolean {
  return !isPostgres(relative) || notInManifest(relative.slice('postgres/'.length));
}

/**
 * Verifies that a folder is a complete backup: every file by size and checksum, no extra ones, and the WAL that the
 * database needs. Writes nothing.
 * @throws BackupError with what is wrong
 * @returns the identifier of the database, and PostgreSQL's version
 */
export async function verifyBackup(folder: string): Promise<{ systemIdentifier: string; version: string }> {
  await assertFiles(folder, await readList(folder), (relative) => relative === listFile || !isOurs(relative));
  const postgres = path.join(folder, 'postgres');
  const manifest = readManifest(await readFile(path.join(postgres, manifestFile), 'utf8').catch(() => ''));
  await assertFiles(postgres, manifest.files, notInManifest);
  if ((await readSystemIdentifier(postgres)) !== manifest.systemIdentifier)
    throw new BackupError('its control file is that of another database');
  const present = new Set(await listFiles(path.join(postgres, 'pg_wal')));
  const missing = segmentsOf(manifest.wal).find((segment) => !present.has(segment));
  if (missing !== undefined) throw new BackupError(`the log file pg_wal/${missing} is missing`);
  return {
    systemIdentifier: manifest.systemIdentifier,
    version: (await readFile(path.join(postgres, 'PG_VERSION'), 'utf8')).trim(),
  };
}
