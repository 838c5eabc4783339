import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { copyFolder } from './copy-folder.ts';

/** What the next start makes anew (https://www.postgresql.org/docs/18/continuous-archiving.html, "Backing Up the Data Directory"). */
const notCopied = /^(postmaster\.(pid|opts)|pg_wal|pg_(replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*|.*\/?pgsql_tmp.*)$/;

/**
 * Copies the data folder of a running PostgreSQL as its documentation has it done ("Making a Base Backup Using the Low
 * Level API"): between start and stop the files may change under the copy, and the log that is copied last mends that.
 */
export async function copyCluster(connection: pg.ClientConfig, to: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows: settings } = await client.query<{ data_directory: string }>('show data_directory');
    const from = settings[0]?.data_directory ?? '';
    // Keeps the log of this while from being recycled; it goes with this connection.
    await client.query(`select pg_create_physical_replication_slot('doorstep_backup', true, true)`);
    await client.query(`select pg_backup_start('doorstep', true)`);
    await copyFolder(from, to, (relative) => !notCopied.test(relative));
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    await mkdir(path.join(to, 'pg_wal'), { recursive: true, mode: 0o700 });
    await copyFolder(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'), () => true);
  } finally {
    await client.end();
  }
}
