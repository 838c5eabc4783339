import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Finding, assessOutcome, type Outcome } from './outcome.ts';
import { packagedProgram, runProgram } from './run-program.ts';
import { timesEnvironment } from './times/file-times.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: TestFile[];
}

interface TestFile {
  /** The absolute path. */
  name: string;
  status: string;
  /** Why the file could not be loaded, or empty. */
  message: string;
  /** A test that passed on retry still has the messages of its failures. */
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

interface Selection {
  /** Files whose names contain one of these words; all by default. */
  names?: string[];
  /** Files affected by the changes since this commit; there may be none. */
  changedSince?: string;
}

/** Runs a project of vitest.config.ts, or selected files of it, and counts the tests. */
export async function runVitest(project: string, { names = [], changedSince }: Selection = {}): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/test/times/vitest-reporter.ts',
      `--outputFile.json=${file}`,
    ];
    const since = changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests'];
    const { exitCode } = await runProgram(
      packagedProgram('vitest'),
      ['run', '--project', project, ...names, ...since, ...reporters],
      {
        env: timesEnvironment(project),
        show: true,
      },
    );
    const counted = countTests(JSON.parse(await readFile(file, 'utf8')) as VitestReport);
    return changedSince !== undefined && exitCode === 0 ? counted : assessOutcome(counted, exitCode);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Counts the tests. A file that cannot be loaded has no failed tests, so it counts as one failure. */
function countTests(report: VitestReport): Outcome {
  const unloadable = report.testResults.filter(cannotBeLoaded);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    findings: report.testResults.flatMap(findingsOf),
  };
}

function cannotBeLoaded({ status, assertionResults }: TestFile): boolean {
  return status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed');
}

function findingsOf(file: TestFile): Finding[] {
  const place = path.relative('.', file.name);
  if (cannotBeLoaded(file)) return [{ test: place, passedWhenRepeated: false, why: file.message }];
  return file.assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ status, fullName, failureMessages }) => ({
      test: `${place} > ${fullName.trim()}`,
      passedWhenRepeated: status === 'passed',
      why: failureMessages.join('\n'),
    }));
}
