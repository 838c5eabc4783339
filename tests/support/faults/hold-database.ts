/**
 * Starts the embedded PostgreSQL of a folder, writes one acknowledged row, reports it as one line of JSON and stays
 * running: a process for tests to kill.
 */
import pg from 'pg';
import { startEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const client = new pg.Client(postgres.connection);
await client.connect();
await client.query('create table if not exists acknowledged (at timestamptz default now())');
await client.query('insert into acknowledged default values');
process.stdout.write(`${JSON.stringify({ postmaster: postgres.pid })}\n`);
setInterval(() => undefined, 60_000);
