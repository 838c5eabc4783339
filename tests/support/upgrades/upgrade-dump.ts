import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'tests/upgrades/dumps';

/** The commits whose schemas can be upgraded, oldest first. */
export const upgradeDumps = readdirSync(folder)
  .map((name) => path.basename(name, '.sql'))
  .sort((one, other) => migrationsIn(one) - migrationsIn(other));

/** The first commit with each kind of data, and the last commit. */
export const landmarkDumps = upgradeDumps.filter(
  (commit, index) => index === upgradeDumps.length - 1 || kindsOfData(commit) !== kindsOfData(upgradeDumps[index - 1]),
);

function migrationsIn(commit: string): number {
  return readUpgradeDump(commit).text.split('insert into schema_migrations (').length;
}

function kindsOfData(commit: string | undefined): number {
  return commit === undefined ? 0 : readUpgradeDump(commit).data.length;
}

/** Reads a dump's SQL, with its \ir includes resolved as psql does, and the names of its data. */
export function readUpgradeDump(commit: string): { text: string; data: string[] } {
  const data: string[] = [];
  const dump = readFileSync(path.join(folder, `${commit}.sql`), 'utf8');
  const text = dump.replaceAll(/^\\ir (.+)$/gm, (_, file: string) => {
    if (file.startsWith('../data/')) data.push(path.basename(file, '.sql'));
    return readFileSync(path.join(folder, file), 'utf8');
  });
  return { text, data };
}
