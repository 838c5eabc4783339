import { runProgram } from './run-program.ts';

export interface Changes {
  /** The commit on which the change is based. */
  base: string;
  /** Paths of the added, changed and removed files, committed or not. */
  files: string[];
}

/** All of a stage, the listed files of it, or whatever imports a changed file. */
export type Part = 'all' | 'importers' | string[];

const isTest = /\.test\.tsx?$/;
const isModule = /\.(tsx?|css)$/;
const isText = /\.md$/;
/** What the server and the pages are built from, and what the browser tests share. */
const isShared = /^(app|db|sandbox|public)\/|^tests\/(support|factories)\/|^scripts\/(build|bootstrap|test)\/|^[^/]+$/;

/**
 * Returns the changes since this branch left main, or since `named`.
 * @throws Error if git does not know the commit
 */
export async function findChanges(named?: string): Promise<Changes> {
  const base = named ?? (await gitLines('merge-base', 'HEAD', 'main'))[0] ?? 'HEAD';
  const known = await gitLines('diff', '--name-only', '--no-renames', base);
  const added = await gitLines('ls-files', '--others', '--exclude-standard');
  return { base, files: [...known, ...added] };
}

/**
 * Returns the part of a stage that changes to these files affect. Errs on the side of too much, because imports do
 * not show every dependency.
 */
export function partOf(stage: string, files: readonly string[]): Part {
  const relevant = files.filter((file) => !isText.test(file));
  if (stage === 'unit') return relevant.every((file) => isModule.test(file)) ? 'importers' : 'all';
  if (stage === 'database') return relevant.every(isTracedByDatabaseTests) ? 'importers' : 'all';
  // Most fault tests start the built server, and import little of it.
  if (stage === 'faults')
    return relevant.every((file) => isTest.test(file) || !isShared.test(file)) ? 'importers' : 'all';
  if (stage === 'e2e')
    return relevant.some((file) => isShared.test(file) && !isTest.test(file))
      ? 'all'
      : relevant.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
  // The other stages read the whole repository.
  return 'all';
}

/** The setup of the cluster runs outside of the tests, which do not import it. */
function isTracedByDatabaseTests(file: string): boolean {
  return isModule.test(file) && !file.startsWith('tests/support/');
}

async function gitLines(...parameters: string[]): Promise<string[]> {
  const { exitCode, stdout, output } = await runProgram('git', parameters);
  if (exitCode !== 0) throw new Error(`git ${parameters.join(' ')}: ${output}`);
  return stdout.split('\n').filter((line) => line !== '');
}
