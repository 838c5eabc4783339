import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judge, type Outcome } from './outcome.ts';
import { packagedProgram, runProgram } from './run-program.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Runs one project of vitest.config.ts, or its files whose names contain one of the words, and counts the tests. */
export async function runVitest(project: string, names: string[] = []): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { exitCode } = await runProgram(packagedProgram('vitest'), ['run', '--project', project, ...names, ...reporters], {
      show: true,
    });
    return judge(countTests(JSON.parse(await readFile(file, 'utf8')) as VitestReport), exitCode);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A file that cannot be loaded has no tests to fail, and counts as one failure. */
function countTests(report: VitestReport): Outcome {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
