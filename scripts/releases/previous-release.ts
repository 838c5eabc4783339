import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../test/run-program.ts';

interface PreviousRelease {
  version: string;
  /** For clones that lack the tag. */
  commit: string;
  /** The last migration that it has. */
  newestMigration: string;
  /** What its schema has and none of its code reads, as table or table.column, with the reason why that is so. */
  contracted: Record<string, string>;
}

/** The release that may run beside this version: the last one whose number is not that of the sources at hand. */
export const previousRelease = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'previous-release.json'), 'utf8'),
) as PreviousRelease;

/** Returns the commit of the release, or undefined if this clone lacks it. */
export async function findRelease({ version, commit }: PreviousRelease): Promise<string | undefined> {
  for (const name of [`v${version}`, commit]) {
    const { exitCode, stdout } = await runProgram('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    if (exitCode === 0) return stdout.trim();
  }
  return undefined;
}

/**
 * Unpacks a commit into a folder of its own and builds it there. With the packages at hand where they are the same;
 * the folder stays for the next run.
 * @throws Error if it cannot be unpacked or built
 */
export async function buildRelease(commit: string): Promise<string> {
  const folder = path.join(tmpdir(), `doorstep-release-${commit}`);
  if (!existsSync(path.join(folder, 'package.json'))) await unpack(commit, folder);
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(packages) && hasSamePackages(folder)) await symlink(path.resolve('node_modules'), packages);
  // Installs the packages if there are none.
  await run(process.execPath, [path.join(folder, 'scripts/bootstrap.mjs'), '--build']);
  return folder;
}

async function unpack(commit: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  await run('git', ['archive', '--output', archive, commit]);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

function hasSamePackages(folder: string): boolean {
  const [own, other] = ['.', folder].map((root) => readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return own === other;
}

async function run(program: string, parameters: string[]): Promise<void> {
  const { exitCode, output } = await runProgram(program, parameters);
  if (exitCode !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with ${exitCode}:\n${output}`);
}
