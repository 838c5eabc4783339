import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '#app/platform/config/config.server.ts';
import { joinEmbeddedPostgres } from '#app/platform/database/embedded-postgres.server.ts';
import { copyCluster } from './backup/copy-cluster.ts';
import { copyFolder, kept } from './backup/copy-folder.ts';

/**
 * `npm run backup -- FOLDER`: copies the embedded database, while it is used or not, and then the files and secrets of
 * DATA_DIR into a new folder; in this order no row names a file that the backup lacks.
 */
const config = readConfig(process.env);
const folder = process.argv[2];
if (!folder) fail('Usage: npm run backup -- FOLDER');
if (config.DATABASE_URL) fail('This is for the embedded database. Yours (DATABASE_URL) is saved with pg_dump, or by who runs it: see docs/operations.md.');

const target = path.resolve(folder ?? '');
await mkdir(target, { recursive: true, mode: 0o700 });
if ((await readdir(target)).length > 0) fail(`${target} is not empty.`);
const postgres = await joinEmbeddedPostgres({ dataDir: config.dataDir, log: console.log });
try {
  await copyCluster(postgres.connection, path.join(target, 'postgres'));
} finally {
  await postgres.stop();
}
await copyFolder(config.dataDir, target, kept);
console.log(`Saved to ${target}. It holds personal data and secrets.`);

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
