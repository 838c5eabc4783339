import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Finding, assessOutcome, type Outcome } from './outcome.ts';
import { runPlaywright } from './playwright-run.ts';
import { timesEnvironment } from './times/file-times.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  /** What went wrong outside of a test: a server that did not start. */
  errors: { message?: string }[];
}

interface Suite {
  specs: Spec[];
  /** Those of `describe`. */
  suites?: Suite[];
}

interface Spec {
  title: string;
  file: string;
  /** One for each width it runs at. */
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
}

interface Journeys {
  /** All of tests/e2e if none is named. */
  files?: string[];
  /** Other stages write to the terminal meanwhile: what this one says comes at its end. */
  isBeside?: boolean;
}

/** The journeys of tests/e2e in Chromium. */
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

/** What Playwright calls flaky passed only when repeated, on the build server (playwright.config.ts). */
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
        why: results.map(({ error }) => error?.message ?? '').join('\n'),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(findingsOf)];
}
