import { mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { readSystemIdentifier } from '#app/platform/embedded-database/cluster/system-identifier.server.ts';
import { BackupError } from './backup-error.server.ts';
import { manifestFile, writeManifest, type BackupManifest } from './backup-manifest.server.ts';
import { copyFolder, hashContents, type CopiedFile } from './copy-folder.server.ts';

/**
 * Files left out because the next start recreates them (https://www.postgresql.org/docs/18/continuous-archiving.html,
 * "Backing Up the Data Directory"), and the WAL, which is copied last.
 */
const notCopied =
  /^(postmaster\.(pid|opts)|backup_manifest|pg_wal|pg_(replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*|.*\/?pgsql_tmp.*)$/;

/**
 * Copies the data folder of a running PostgreSQL as its documentation describes ("Making a Base Backup Using the Low
 * Level API"): files may change during the copy, and replaying the WAL, which is copied last, repairs that. Writes a
 * manifest of the copy.
 */
export async function copyCluster(connection: pg.ClientConfig, to: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows: settings } = await client.query<{ data_directory: string }>('show data_directory');
    const from = settings[0]?.data_directory ?? '';
    // Keeps the WAL of the backup from being recycled; the slot is temporary and ends with this connection.
    await client.query(`select pg_create_physical_replication_slot('doorstep_backup', true, true)`);
    await client.query(`select pg_backup_start('doorstep', true)`);
    const files = await copyFolder(from, to, (relative) => !notCopied.test(relative));
    const { rows } = await client.query<{ lsn: string; labelfile: string }>(
      'select lsn, labelfile from pg_backup_stop(false)',
    );
    const { lsn, labelfile } = rows[0] ?? { lsn: '', labelfile: '' };
    const label = await writeLabel(to, labelfile);
    await mkdir(path.join(to, 'pg_wal'), { recursive: true, mode: 0o700 });
    await copyFolder(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'), () => true);
    const systemIdentifier = (await readSystemIdentifier(to)) ?? '';
    await writeFile(
      path.join(to, manifestFile),
      writeManifest({ systemIdentifier, files: [...files, label], wal: walOf(labelfile, lsn) }),
      { mode: 0o600, flush: true },
    );
  } finally {
    await client.end();
  }
}

async function writeLabel(to: string, labelfile: string): Promise<CopiedFile> {
  const file = path.join(to, 'backup_label');
  await writeFile(file, labelfile, { mode: 0o600, flush: true });
  const handle = await open(file);
  return { path: 'backup_label', modified: new Date(), ...(await hashContents(handle).finally(() => handle.close())) };
}

/**
 * Reads the WAL range from the label, whose lines are fixed in PostgreSQL's build_backup_content
 * (src/backend/access/transam/xlogbackup.c).
 */
function walOf(labelfile: string, end: string): BackupManifest['wal'] {
  const [, start] = /^START WAL LOCATION: (\S+) /m.exec(labelfile) ?? [];
  const [, timeline] = /^START TIMELINE: (\d+)$/m.exec(labelfile) ?? [];
  if (!start || !timeline) throw new BackupError('PostgreSQL did not say where the log of the backup begins.');
  return { timeline: Number(timeline), start, end };
}
