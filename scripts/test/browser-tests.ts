import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserHome, provideChromium } from './chromium.ts';
import { judge, type Outcome } from './outcome.ts';
import { packagedProgram, runProgram } from './run-program.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Builds what `npm start` would run and drives it in Chromium. */
export async function runBrowserTests(): Promise<Outcome> {
  const built = await runProgram(process.execPath, ['scripts/bootstrap.mjs', '--build'], { show: true });
  if (built.exitCode !== 0) throw new Error('The pages could not be built, so no browser test ran.');
  const chromium = await provideChromium();
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { exitCode } = await runProgram(packagedProgram('playwright'), ['test', '--reporter=list,json'], {
      show: true,
      env: {
        ...chromium.env,
        ...browserHome(folder),
        CHROMIUM_PATH: chromium.executable,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    return judge(countTests(JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport), exitCode);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A flaky test passed only when repeated, which is a failure here. */
function countTests({ stats }: PlaywrightReport): Outcome {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
