import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** The list of all migrations in the order in which they reached the main branch, in the format of sha256sum. */
export const checksumFile = 'checksums.txt';

export interface MigrationFile {
  name: string;
  text: string;
  /** SHA-256 of the file, in hex. */
  checksum: string;
  /**
   * What is missing in a database that ran an earlier edition of the file, from the time when files were still
   * edited.
   */
  amendment: string | null;
}

/**
 * Reads the migrations of a folder in the order of its list.
 * @throws StartRefusal naming the first file that differs from the listed one, is missing, or is not listed
 */
export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const frozen = parseChecksums(await readFile(join(folder, checksumFile), 'utf8'));
  const names = await listSqlFiles(folder);
  const missing = frozen.find(({ name }) => !names.includes(name));
  if (missing) throw new StartRefusal(`The migration ${missing.name} is missing from ${folder}. Put the file back.`);
  const unlisted = names.find((name) => !frozen.some((line) => line.name === name));
  if (unlisted)
    throw new StartRefusal(
      `The migration ${unlisted} is not listed in ${checksumFile}. Run npm run migrations:freeze.`,
    );
  return Promise.all(frozen.map((line) => readFrozen(folder, line)));
}

interface FrozenLine {
  name: string;
  checksum: string;
}

/** Parses lines of `checksum name`. */
export function parseChecksums(text: string): FrozenLine[] {
  return text.split('\n').flatMap((line) => {
    const [, checksum = '', name = ''] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
    return name ? [{ name, checksum }] : [];
  });
}

/** Returns the names of a folder's migrations, sorted. */
export async function listSqlFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

export function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readFrozen(folder: string, { name, checksum }: FrozenLine): Promise<MigrationFile> {
  const text = await readFile(join(folder, name), 'utf8');
  if (checksumOf(text) !== checksum) {
    throw new StartRefusal(
      `The migration ${name} was changed after it was frozen. Put the file back as it was, and write a new migration for what should change.`,
    );
  }
  return {
    name,
    text,
    checksum,
    amendment: await readFile(join(folder, 'amendments', name), 'utf8').catch(() => null),
  };
}
