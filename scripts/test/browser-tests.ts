import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Finding, assessOutcome, type Outcome } from './outcome.ts';
import { runPlaywright } from './playwright-run.ts';
import { timesEnvironment } from './times/file-times.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  /** Errors outside of tests, such as a server that did not start. */
  errors: { message?: string }[];
}

interface Suite {
  specs: Spec[];
  /** The suites of nested `describe` blocks. */
  suites?: Suite[];
}

interface Spec {
  title: string;
  file: string;
  /** One for each width at which it runs. */
  tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
}

interface Journeys {
  /** All of tests/e2e by default. */
  files?: string[];
  /** Other stages run at the same time and write to the terminal, so this one prints its output at the end. */
  isBeside?: boolean;
}

/** Runs the browser tests of tests/e2e in Chromium. */
export async function runBrowserTests({ files = [], isBeside = false }: Journeys): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const exitCode = await runPlaywright(
      [...files, '--reporter=list,json,./scripts/test/times/playwright-reporter.ts'],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...timesEnvironment('e2e'),
      },
      { isQuiet: isBeside },
    );
    return assessOutcome(countTests(JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport), exitCode);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Counts the tests. What Playwright calls flaky passed only on retry, on the build server (playwright.config.ts). */
function countTests({ stats, suites, errors }: PlaywrightReport): Outcome {
  const outside = errors.map(({ message }) => ({
    test: 'the browser tests',
    passedWhenRepeated: false,
    why: message ?? '',
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    findings: [...outside, ...suites.flatMap(findingsOf)],
  };
}

function findingsOf(suite: Suite): Finding[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ projectName, status, results }) => ({
        test: `tests/e2e/${file} > ${title} [${projectName}]`,
        passedWhenRepeated: status === 'flaky',
        why: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n'),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(findingsOf)];
}
