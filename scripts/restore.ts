import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '#app/platform/config/config.server.ts';
import { findInstallation, installForAccount } from '#app/platform/database/embedded-postgres-binaries.server.ts';
import { chooseClusterFolder, findClusterFolder } from '#app/platform/database/embedded-postgres-cluster.server.ts';
import { copyFolder, kept } from './backup/copy-folder.ts';

/** `npm run restore -- FOLDER`: puts what `npm run backup` saved into a DATA_DIR that has no database yet. */
const source = path.resolve(process.argv[2] ?? '');
if (!existsSync(path.join(source, 'postgres', 'backup_label'))) fail('Usage: npm run restore -- FOLDER, with a folder that npm run backup has filled');
const config = readConfig(process.env);
await mkdir(config.dataDir, { recursive: true });
const dataDir = await realpath(config.dataDir);
if (existsSync((await findClusterFolder(dataDir))?.data ?? '')) fail(`${dataDir} has a database. Move it away first, or set DATA_DIR to another folder.`);

const { account } = await installForAccount(await findInstallation());
const cluster = await chooseClusterFolder(dataDir, account);
await copyFolder(path.join(source, 'postgres'), cluster.data, () => true);
// PostgreSQL does not run as root, and takes no data that is not its account's own.
if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster.data]);
await copyFolder(source, dataDir, kept);
console.log(`Restored to ${dataDir}. The next start replays what happened during the backup.`);

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
