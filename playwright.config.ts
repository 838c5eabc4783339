import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from './scripts/test/chromium.ts';

// A server that already listens at a port named by hand is used as it is: for working on the tests.
const reuseExistingServer = process.env['E2E_PORT'] !== undefined;
// Workers read this file again and must see the port that the first reading chose.
process.env['E2E_PORT'] ??= String(20_000 + 2 * Math.floor(Math.random() * 5_000));
// The server's data, which a test reaches into where it would have to wait for days.
process.env['E2E_DATA_DIR'] ??= path.join(tmpdir(), `doorstep-test-${randomUUID()}`);
const port = Number(process.env['E2E_PORT']);

/** A test's pages end before machine code and a collector of its own would pay; benches have both (decision 144). */
const unoptimizedScripts = '--js-flags=--no-turbofan --no-maglev --single-threaded-gc --min-semi-space-size=16';

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: path.join(import.meta.dirname, 'tests/support/server-log/fail-on-server-errors.ts'),
  // Emptied at the start of a run; the times of the other stages stand beside it.
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // Nobody looks over the build server's shoulder: what fails there once is tried again, and named if it then passes.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  // Far above what anything takes: how fast the product is, `npm run bench` measures.
  expect: { timeout: 20_000 },
  use: {
    // So that a press says what it waits for, which the end of a test's time does not.
    actionTimeout: 30_000,
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // It answers in place of the network, which tests intercept; its own tests allow it.
    serviceWorkers: 'block',
    // Recording costs a third of the time: TRACE=1 for who looks into a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // Films and transitions cost a machine without a screen most of its time; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? findWholeChromium() ?? 'chromium',
      args: [...chromiumFlags, unoptimizedScripts],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grepInvert: /@desktop/,
    },
  ],
  webServer: {
    command: 'exec node tests/support/browser/e2e-server.ts',
    // The visual run reads this from another folder.
    cwd: import.meta.dirname,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/readyz`,
    reuseExistingServer,
    timeout: 90_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
