/**
 * Starts the embedded PostgreSQL of a folder and writes rows until it is killed. It prints `postmaster <pid>` first,
 * then each row's number once the database has acknowledged it.
 */
import pg from 'pg';
import { startEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const client = new pg.Client(postgres.connection);
client.on('error', () => process.exit(1));
await client.connect();
await client.query('create table if not exists acknowledged (number bigint generated always as identity primary key)');
process.stdout.write(`postmaster ${postgres.pid}\n`);
for (;;) {
  const inserted = client.query<{ number: number }>('insert into acknowledged default values returning number');
  const { rows } = await inserted.catch(() => process.exit(1));
  process.stdout.write(`${rows[0]?.number}\n`);
}
