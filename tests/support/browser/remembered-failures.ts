import type { Page } from '@playwright/test';

const probe = '/assets/remembered-failure.js';

/**
 * Whether this browser remembers that a module failed, until the page is loaded again: Chromium did until 2026. What a
 * press could not load is then there only after a reload, and a second press.
 */
export async function remembersFailedModules(page: Page): Promise<boolean> {
  const load = () =>
    page.evaluate(
      (url) =>
        import(url).then(
          () => true,
          () => false,
        ),
      probe,
    );
  await page.route(`**${probe}`, (route) => route.abort());
  await load();
  await page.unroute(`**${probe}`);
  await page.route(`**${probe}`, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' }));
  const isLoaded = await load();
  await page.unroute(`**${probe}`);
  return !isLoaded;
}

/** Waits until the page was loaded again by itself. */
export async function untilReloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  });
}
