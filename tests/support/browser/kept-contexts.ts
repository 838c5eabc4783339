import type { Browser, BrowserContext, Page } from '@playwright/test';
import { baseUrl, nobodySignedIn } from './e2e-member.ts';

interface KeptContext {
  context: BrowserContext;
  /** The site's renderer process, with its compiled scripts, lives as long as one of its pages is open. */
  keeper: Page;
}

/**
 * A worker's browser contexts, kept from one test to the next with their cached files and compiled scripts (decision
 * 143). Each test opens its own pages. Init scripts and listeners of a context stay: whoever adds one removes it.
 */
export class KeptContexts {
  readonly #browser: Browser;
  readonly #kept = new Map<string, KeptContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param key - what tells contexts apart: the options that they are made with */
  async take(key: string): Promise<BrowserContext> {
    const kept = this.#kept.get(key) ?? (await openKept(this.#browser));
    this.#kept.set(key, kept);
    return kept.context;
  }

  /** Leaves the next test what a new context would have, and the cached files. */
  async giveBack(key: string): Promise<void> {
    const kept = this.#kept.get(key);
    if (kept) await reset(kept);
  }
}

async function openKept(browser: Browser): Promise<KeptContext> {
  const context = await browser.newContext({ storageState: nobodySignedIn });
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  return { context, keeper };
}

async function reset({ context, keeper }: KeptContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await context.setOffline(false);
  await context.setGeolocation(null);
  await context.clearPermissions();
  await context.clearCookies();
  await keeper.evaluate(() => localStorage.clear());
  const devtools = await context.newCDPSession(keeper);
  const storageTypes = 'cache_storage,file_systems,indexeddb,service_workers';
  await devtools.send('Storage.clearDataForOrigin', { origin: baseUrl, storageTypes });
  await devtools.detach();
}
