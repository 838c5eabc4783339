import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';
import { baseUrl, nobodySignedIn } from './e2e-member.ts';

/** What a context is made with and cannot change later. */
export type ContextOptions = Pick<
  PlaywrightTestOptions,
  | 'contextOptions'
  | 'hasTouch'
  | 'isMobile'
  | 'javaScriptEnabled'
  | 'permissions'
  | 'serviceWorkers'
  | 'timezoneId'
  | 'userAgent'
  | 'viewport'
> & { hasOwnContext: boolean };

interface KeptContext {
  context: BrowserContext;
  /** Its renderer process, with the product's scripts compiled, lives as long as a page of the site is open. */
  keeper: Page;
}

/**
 * The browser contexts of a worker, one for each set of options. A new context loads and compiles the product's
 * scripts in a new process, which took a third of a test; every test has pages of its own and finds no cookies,
 * storage, routes or permissions of the test before.
 */
export class KeptContexts {
  readonly #browser: Browser;
  readonly #kept = new Map<string, KeptContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param options - what Playwright has been told to make this test's contexts with */
  async take(options: ContextOptions): Promise<BrowserContext> {
    if (!canBeKept(options)) return this.#browser.newContext({ storageState: nobodySignedIn });
    const key = JSON.stringify(options);
    const kept = this.#kept.get(key) ?? (await this.#open());
    this.#kept.set(key, kept);
    return kept.context;
  }

  async giveBack(context: BrowserContext): Promise<void> {
    const kept = [...this.#kept.values()].find((each) => each.context === context);
    if (kept) await reset(kept);
    else await context.close();
  }

  async close(): Promise<void> {
    for (const { context } of this.#kept.values()) await context.close();
  }

  async #open(): Promise<KeptContext> {
    const context = await this.#browser.newContext({ storageState: nobodySignedIn });
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt');
    return { context, keeper };
  }
}

/** Workers of the product outlive their page, and a context without scripts has nothing to keep. */
function canBeKept({ hasOwnContext, javaScriptEnabled, permissions, serviceWorkers }: ContextOptions): boolean {
  return !hasOwnContext && javaScriptEnabled !== false && !permissions && serviceWorkers === 'block';
}

/** Leaves what a new context would have, but for the cache of files. */
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
