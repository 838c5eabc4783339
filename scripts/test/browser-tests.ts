import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judge, type Outcome } from './outcome.ts';
import { runPlaywright } from './playwright-run.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** The journeys of tests/e2e in Chromium. */
export async function runBrowserTests(): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const exitCode = await runPlaywright(['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return judge(countTests(JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport), exitCode);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A flaky test passed only when repeated, on the build server (playwright.config.ts); Playwright's list has named it. */
function countTests({ stats }: PlaywrightReport): Outcome {
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only when repeated: to be mended.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
