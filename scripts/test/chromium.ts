import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { type Chromium, packagedChromiums } from './packaged-chromium.ts';
import { runProgram } from './run-program.ts';

/** Chromium without its windows: the same pages in four fifths of the time, but no notifications. */
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

/** Flags for machines without a screen, and for containers, where Chromium's own sandbox cannot be set up. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a graphics card there is nothing to keep apart, and a process less costs a tenth less.
  '--in-process-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds a Chromium that runs here: for root a new one, else an installed one or the one among the packages. */
export async function provideChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executable: named, env: {} };
  await installWhereAllowed();
  const found = (await findInstalledChromium()) ?? (await findPackagedChromium());
  if (found) return found;
  throw new Error('No Chromium was found that runs here. Install one, or set CHROMIUM_PATH.');
}

/** A Chromium that shows notifications, if one is installed. */
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

/** A binary that lacks a library of the system, or may not run as this account, shows only when a page is opened. */
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

/** Chromium refuses to start where it cannot write its settings, and a service account may have no home at all. */
export function browserHome(folder: string): Record<string, string> {
  return { HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_RUNTIME_DIR: folder };
}

/** Debian's packages, for who may install them; where there is no such package, another Chromium is looked for. */
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
