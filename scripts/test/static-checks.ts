import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addOutcomes, type Outcome } from './outcome.ts';
import { packagedProgram, runProgram } from './run-program.ts';

interface StaticCheck {
  name: string;
  /** Resolves to null if all is well, otherwise to the failures. */
  findFailures: () => Promise<string | null>;
}

const checkedFolders = ['app', 'sandbox', 'db', 'scripts', 'tests', 'bench'];

/** The package `typescript`, which the other tools need, is ten times slower. */
const nativeTypeScript = path.resolve('node_modules', 'typescript-native', 'bin', 'tsc');

/**
 * Checks only what has changed since the last run. More than one checker would share the files, but each checks the
 * libraries' types again: four take twice the CPU time, which the other checks need.
 */
const types = [
  '--noEmit',
  '--project',
  '.',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/doorstep/types.json',
];

const staticChecks: StaticCheck[] = [
  // Collecting garbage less often saves a seventh of the processor time, and takes 2 GB of memory as before.
  { name: 'types', findFailures: () => outputOfFailure(nativeTypeScript, types, { GOGC: '400' }) },
  { name: 'format', findFailures: () => outputOfFailure(packagedProgram('oxfmt'), ['--check']) },
  { name: 'lint', findFailures: () => outputOfFailure(packagedProgram('oxlint'), ['--quiet']) },
  { name: 'contract', findFailures: lintContract },
  { name: 'imports', findFailures: checkImports },
  { name: 'unused files, exports and packages', findFailures: () => outputOfFailure(packagedProgram('knip'), []) },
];

/** Runs the checks that just read the sources; each counts as one test. */
export async function runStaticChecks(): Promise<Outcome> {
  // The checks below follow imports into the route types that React Router generates.
  const generated = await outputOfFailure(packagedProgram('react-router'), ['typegen']);
  if (generated !== null) throw new Error(generated);
  const outcomes = await Promise.all(staticChecks.map(report));
  return outcomes.reduce(addOutcomes);
}

async function report({ name, findFailures }: StaticCheck): Promise<Outcome> {
  const problems = await findFailures();
  console.log(problems === null ? ` ok    ${name}` : ` FAIL  ${name}\n${problems}`);
  if (problems === null) return { passed: 1, failed: 0, skipped: 0, findings: [] };
  return { passed: 0, failed: 1, skipped: 0, findings: [{ test: name, passedWhenRepeated: false, why: problems }] };
}

async function outputOfFailure(
  command: string,
  parameters: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string | null> {
  const { exitCode, output } = await runProgram(command, parameters, { env });
  return exitCode === 0 ? null : output;
}

/** Runs without the update check and telemetry. */
async function lintContract(): Promise<string | null> {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return outputOfFailure(packagedProgram('redocly'), ['lint', 'docs/openapi.json', '--max-problems=1000'], env);
}

/**
 * Compares the modules that dependency-cruiser read with the existing ones, because without a TypeScript version it
 * supports it reads none and reports success.
 */
async function checkImports(): Promise<string | null> {
  const folders = checkedFolders.filter((folder) => sourcesIn(folder).length > 0);
  const { stdout, output } = await runProgram(packagedProgram('depcruise'), [
    '--config=.dependency-cruiser.mjs',
    '--output-type=json',
    ...folders,
  ]);
  const result = parseCruise(stdout);
  if (!result) return output;
  const read = new Set(result.modules.map(({ source }) => source));
  const unread = folders.flatMap(sourcesIn).filter((file) => !read.has(file));
  const violations = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  const problems = [...unread.map((file) => `not read: ${file}`), ...violations];
  return problems.length === 0 ? null : problems.join('\n');
}

interface CruiseResult {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

function parseCruise(text: string): CruiseResult | null {
  try {
    return JSON.parse(text) as CruiseResult;
  } catch {
    return null;
  }
}

function sourcesIn(folder: string): string[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.posix.join(folder, file));
  } catch {
    return [];
  }
}
