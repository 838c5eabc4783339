import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  checksumFile,
  checksumOf,
  listSqlFiles,
  parseChecksums,
} from '#app/platform/database/migration-files.server.ts';

/**
 * `npm run migrations:freeze`: appends the new migrations to the list. Migrations on the main branch are frozen;
 * others may still change, and get a new checksum.
 */
const folder = 'db/migrations';
const list = path.join(folder, checksumFile);
const listed = existsSync(list) ? parseChecksums(readFileSync(list, 'utf8')) : [];
const tree = spawnSync('git', ['ls-tree', '--name-only', 'main', `${folder}/`], { encoding: 'utf8' });
// Without a main branch, everything counts as landed.
const isLanded = (name: string) => tree.status !== 0 || tree.stdout.split('\n').includes(`${folder}/${name}`);

const names = await listSqlFiles(folder);
const kept = listed.filter(({ name }) => isLanded(name));
const current = (name: string) => ({ name, checksum: checksumOf(readFileSync(path.join(folder, name), 'utf8')) });
const changed = kept.filter(({ name, checksum }) => !names.includes(name) || current(name).checksum !== checksum);
if (changed.length > 0) {
  console.error(
    `These are frozen and may not change: ${changed.map(({ name }) => name).join(', ')}. Write a new migration instead.`,
  );
  process.exit(1);
}
const unlisted = names.filter((name) => !kept.some((line) => line.name === name));
// Migrations that have landed meanwhile come before those that have not.
const added = [...unlisted.filter(isLanded), ...unlisted.filter((name) => !isLanded(name))].map(current);
writeFileSync(list, [...kept, ...added].map(({ name, checksum }) => `${checksum}  ${name}\n`).join(''));
console.log(added.length > 0 ? `Listed: ${added.map(({ name }) => name).join(', ')}` : 'Nothing new to list');
