import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksumFile, checksumOf, parseChecksums } from '#app/platform/database/migration-files.server.ts';

/**
 * `npm run upgrade-dumps`: writes a small dump of every schema that was ever on the main branch to
 * tests/upgrades/dumps, with data from its time, from git's history. A dump is a psql script: it includes files that
 * are in the repository by name, and contains earlier versions of migrations in full.
 */
const migrations = 'db/migrations';
const target = 'tests/upgrades/dumps';
const frozen = parseChecksums(readFileSync(path.join(migrations, checksumFile), 'utf8'));

/** The data that exists after a migration, as if the marketplace had started with the first one. */
const dataAfter = new Map([
  ['0001_marketplace.sql', 'marketplace.sql'],
  ['0002_directory_search.sql', 'directory.sql'],
  ['0006_closed_accounts.sql', 'cancellations.sql'],
  ['0023_problems_disputes_ledger.sql', 'transfers.sql'],
]);

const tables = `create table schema_migrations (name varchar(255) primary key, timestamp varchar(255) not null);
create table schema_migrations_lock (id varchar(255) primary key, is_locked integer not null default 0);
insert into schema_migrations_lock (id) values ('migration_lock');`;

const commits = git('log', '--reverse', '--first-parent', '--abbrev=7', '--format=%h', 'main', '--', migrations)
  .trim()
  .split('\n');
// Commits within one landing may lack a migration that a later one adds: nobody ever ran those, and the server
// refuses to start on a database made from one. Nor did anybody run a frozen migration that was edited before it landed.
const landed = commits.filter(
  (commit) => namesAt(commit).every((name, index) => name === frozen[index]?.name) && isFrozenAsAt(commit),
);
for (const commit of landed) writeFileSync(path.join(target, `${commit}.sql`), dumpOf(commit));
console.log(`${landed.length} dumps written`);

function namesAt(commit: string): string[] {
  const files = git('ls-tree', '--name-only', commit, `${migrations}/`).split('\n');
  return inOrder(files.map((file) => path.basename(file)).filter((name) => name.endsWith('.sql')));
}

/** Whether all that was frozen at a commit still has the same text; nothing was before the list existed. */
function isFrozenAsAt(commit: string): boolean {
  const list = git('ls-tree', '--name-only', commit, `${migrations}/${checksumFile}`).trim();
  if (list === '') return true;
  const now = new Map(frozen.map(({ name, checksum }) => [name, checksum]));
  return parseChecksums(git('show', `${commit}:${list}`)).every(({ name, checksum }) => now.get(name) === checksum);
}

function dumpOf(commit: string): string {
  const steps = namesAt(commit).map((name) => stepOf(commit, name));
  return [`-- The schema of ${commit}, with data. Written by npm run upgrade-dumps.`, tables, ...steps, ''].join('\n');
}

/** Sorts the names in the order in which they landed. */
function inOrder(names: readonly string[]): string[] {
  return frozen.map(({ name }) => name).filter((name) => names.includes(name));
}

function stepOf(commit: string, name: string): string {
  const text = git('show', `${commit}:${migrations}/${name}`);
  const isFrozen = frozen.some((line) => line.name === name && line.checksum === checksumOf(text));
  const data = dataAfter.get(name);
  return [
    `\n-- ${name}${isFrozen ? '' : `, as it was at ${commit}`}`,
    isFrozen ? `\\ir ../../../${migrations}/${name}` : text.trim(),
    `insert into schema_migrations (name, timestamp) values ('${name}', '2026-11-20T12:00:00.000Z');`,
    ...(data ? [`\\ir ../data/${data}`] : []),
  ].join('\n');
}

function git(...command: string[]): string {
  return execFileSync('git', command, { encoding: 'utf8' });
}
