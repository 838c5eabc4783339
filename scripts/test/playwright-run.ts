import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserHome, provideChromium } from './chromium.ts';
import { packagedProgram, runProgram } from './run-program.ts';

/**
 * Builds what `npm start` would run and runs Playwright on it. With `isQuiet` the output is printed at the end.
 * @returns Playwright's exit code
 * @throws Error if the build fails or no browser is found
 */
export async function runPlaywright(
  parameters: string[],
  env: Record<string, string> = {},
  { isQuiet = false } = {},
): Promise<number> {
  const built = await runProgram(process.execPath, ['scripts/bootstrap.mjs', '--build'], { show: !isQuiet });
  if (isQuiet && built.exitCode !== 0) console.log(built.output);
  if (built.exitCode !== 0) throw new Error('The pages could not be built, so no browser was started.');
  const chromium = await provideChromium();
  const home = await mkdtemp(path.join(tmpdir(), 'doorstep-browser-'));
  try {
    const { exitCode, output } = await runProgram(packagedProgram('playwright'), ['test', ...parameters], {
      show: !isQuiet,
      env: { ...chromium.env, ...browserHome(home), CHROMIUM_PATH: chromium.executable, ...env },
    });
    if (isQuiet) console.log(output);
    return exitCode;
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}
