import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { type Chromium, packagedChromiums } from './packaged-chromium.ts';
import { runProgram } from './run-program.ts';

/** Chromium without a user interface: renders the same pages in 80% of the time, but shows no notifications. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholePlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for machines without a display, and for containers, where Chromium's own sandbox cannot be set up. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a graphics card nothing needs isolation, and one process less saves a tenth of the time.
  '--in-process-gpu',
  // A context takes one process instead of two: the empty page that each begins with has one of its own otherwise.
  '--renderer-process-limit=1',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium that runs here: root installs one first if possible; then an installed one is used, or the one
 * from the npm packages.
 */
export async function provideChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executable: named, env: {} };
  await installWhereAllowed();
  const found = (await findInstalledChromium()) ?? (await findPackagedChromium());
  if (found) return found;
  throw new Error('No Chromium was found that runs here. Install one, or set CHROMIUM_PATH.');
}

/** Finds an installed Chromium that shows notifications. */
export function findWholeChromium(): string | undefined {
  return wholePlaces.find((place) => existsSync(place));
}

async function findInstalledChromium(): Promise<Chromium | undefined> {
  const installed = [headlessShell, ...wholePlaces].filter((place) => existsSync(place));
  return firstThatStarts(installed.map((executable) => ({ executable, env: {} })));
}

async function findPackagedChromium(): Promise<Chromium | undefined> {
  console.log('No installed Chromium: using the one among the packages');
  return firstThatStarts(await packagedChromiums());
}

async function firstThatStarts(candidates: Chromium[]): Promise<Chromium | undefined> {
  for (const candidate of candidates) if (await starts(candidate)) return candidate;
  return undefined;
}

/** Opens a page, because only that reveals a binary that lacks a system library or may not run as this account. */
async function starts({ executable, env }: Chromium): Promise<boolean> {
  const home = await mkdtemp(path.join(tmpdir(), 'doorstep-chromium-'));
  try {
    const browser = await chromium.launch({
      executablePath: executable,
      args: chromiumFlags,
      env: { ...process.env, ...env, ...browserHome(home) },
      timeout: 20_000,
    });
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>', { timeout: 10_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Chromium does not start where it cannot write its settings, and a service account may have no home directory. */
export function browserHome(folder: string): Record<string, string> {
  return { HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_RUNTIME_DIR: folder };
}

/** Installs Debian's packages if this account may; without such packages, another Chromium is searched for. */
async function installWhereAllowed(): Promise<void> {
  if (process.getuid?.() !== 0 || existsSync(headlessShell) || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium with apt-get');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runProgram('apt-get', ['update', '--quiet'], options);
  const { exitCode } = await runProgram(
    'apt-get',
    ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
    options,
  );
  if (exitCode !== 0) console.log('It could not be installed.');
}
