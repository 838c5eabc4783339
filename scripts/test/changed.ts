import { runProgram } from './run-program.ts';

export interface Changes {
  /** The commit that the change began from. */
  base: string;
  /** Paths of what it adds, changes and removes, committed or not. */
  files: string[];
}

/** Everything of a stage, the named files of it, or what imports something that changed. */
export type Part = 'all' | 'importers' | string[];

const isTest = /\.test\.tsx?$/;
const isModule = /\.(tsx?|css)$/;
const isText = /\.md$/;
/** What the build makes the server and the pages from, and what the journeys share. */
const isShared = /^(app|db|sandbox|public)\/|^tests\/(support|factories)\/|^scripts\/(build|bootstrap|test)\/|^[^/]+$/;

/**
 * What differs from where this branch left main, or from `named`.
 * @throws Error where git does not know it.
 */
export async function findChanges(named?: string): Promise<Changes> {
  const base = named ?? (await gitLines('merge-base', 'HEAD', 'main'))[0] ?? 'HEAD';
  const known = await gitLines('diff', '--name-only', '--no-renames', base);
  const added = await gitLines('ls-files', '--others', '--exclude-standard');
  return { base, files: [...known, ...added] };
}

/**
 * Which part of a stage a change of these files touches. Rather too much than too little: imports do not tell
 * everything.
 */
export function partOf(stage: string, files: readonly string[]): Part {
  const relevant = files.filter((file) => !isText.test(file));
  if (stage === 'unit') return relevant.every((file) => isModule.test(file)) ? 'importers' : 'all';
  if (stage === 'database') return relevant.every(isTracedByDatabaseTests) ? 'importers' : 'all';
  // Most of them start the built server, and import little of it.
  if (stage === 'faults')
    return relevant.every((file) => isTest.test(file) || !isShared.test(file)) ? 'importers' : 'all';
  if (stage === 'e2e')
    return relevant.some((file) => isShared.test(file) && !isTest.test(file))
      ? 'all'
      : relevant.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
  // The static part reads the whole repository.
  return 'all';
}

/** The set-up of the cluster runs outside of the tests, which do not import it. */
function isTracedByDatabaseTests(file: string): boolean {
  return isModule.test(file) && !file.startsWith('tests/support/');
}

async function gitLines(...parameters: string[]): Promise<string[]> {
  const { exitCode, stdout, output } = await runProgram('git', parameters);
  if (exitCode !== 0) throw new Error(`git ${parameters.join(' ')}: ${output}`);
  return stdout.split('\n').filter((line) => line !== '');
}
