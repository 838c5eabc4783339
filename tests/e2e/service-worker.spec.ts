import type { Page } from '@playwright/test';
import { logOut, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

// What was being fetched ahead when the connection went.
const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [disconnected] });

  test(
    'a page seen before opens again, any other says so and comes back by itself',
    tagged('PUSH-015', '@desktop'),
    async ({ page, context }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await openPage(page, '/terms');
      await workerIsInCharge(page);
      await openPage(page, '/how-it-works');
      await context.setOffline(true);
      await page.goto('/how-it-works');
      await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();

      await page.goto('/services');
      await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      const pictureWidth = () => page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(pictureWidth).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.fonts.check('700 30px "Bricolage Grotesque"'))).toBe(true);
      // Walking there from a page that is open ends at the same place.
      await openPage(page, '/how-it-works');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('status')).toHaveText('Still no connection. We keep trying.');

      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Everything that comes to your door');
    },
  );
});

newcomerTest.describe('what is kept', () => {
  newcomerTest.use({ serviceWorkers: 'allow' });

  newcomerTest('is never private, and no page at all after signing out', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, '/terms');
    await workerIsInCharge(page);
    for (const path of ['/services', '/booking', '/dashboard/client']) await openPage(page, path);
    const kept = await storedPaths(page);
    expect(kept).toContain('/services');
    expect(kept.filter((path) => !/^\/(assets\/|images\/|favicon\.svg$|offline$|services$)/.test(path))).toEqual([]);

    await logOut(page);
    await expect(page).toHaveURL('/');
    await expect.poll(() => storedPaths(page)).not.toContain('/services');
  });
});

test.describe('a file of an earlier build that is gone', () => {
  test.use({ expectedErrors: [/404|dynamically imported module|loading route module/i] });

  test('makes the page load once again, with the files of now', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, '/terms');
    let refused = 0;
    await page.route(/\/assets\/how-it-works-.*\.js/, (route) => {
      refused += 1;
      return refused <= 2 ? route.fulfill({ status: 404 }) : route.continue();
    });
    const loadedAgain = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).first().click();
    await loadedAgain;
    await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
  });
});

/** Registered when the page had nothing else to do, installed, and answering for this page. */
async function workerIsInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
}
