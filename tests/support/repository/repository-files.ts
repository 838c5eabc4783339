import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders without our source: those in .gitignore, and git's own. */
const notOurs = new Set([
  '.git',
  'node_modules',
  'build',
  'data',
  '.react-router',
  'test-results',
  'playwright-report',
]);

export interface RepositoryFile {
  /** Relative to the repository root, with forward slashes. */
  path: string;
  text: string;
}

/** Reads every file of the repository whose path matches; binary files yield meaningless text. */
export async function readRepository(matching: RegExp): Promise<RepositoryFile[]> {
  const paths = (await listFiles('.')).filter((file) => matching.test(file));
  return Promise.all(paths.map(async (file) => ({ path: file, text: await readFile(file, 'utf8') })));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter((entry) => !notOurs.has(entry.name))
    .map((entry) => {
      const relative = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(relative) : [relative];
    });
  return (await Promise.all(lists)).flat();
}
