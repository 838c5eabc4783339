import type { Page } from '@playwright/test';
import { bookingPath, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest, test } from '#tests/support/browser/e2e-test.ts';
import { findVisit } from '#tests/support/browser/e2e-visit.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Your places' });

newcomerTest(
  'a client on a phone has four places within reach, and sees which one it is',
  async ({ page, isMobile }) => {
    await openPage(page, '/professionals');
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
    await expect(bar(page)).toBeVisible({ visible: isMobile });
    if (!isMobile) return;
    for (const [name, heading, path] of [
      ['Bookings', /^Welcome/, '/dashboard/client'],
      ['Saved', /^Saved professionals$/, '/dashboard/client/saved'],
      ['Account', /^Account settings$/, '/account'],
      ['Explore', /^Professionals who come/, '/professionals'],
    ] as const) {
      const place = bar(page).getByRole('link', { name });
      await place.click();
      await expect(page).toHaveURL(({ pathname }) => pathname === path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      await expect(place).toHaveAttribute('aria-current', 'page');
      await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
    }
  },
);

newcomerTest(
  'the bar covers nothing, and gives way to typing and to bars of pages',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openPage(page, '/account/details');
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const edge = await bar(page).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);

    const name = page.getByLabel('First name').filter({ visible: true });
    await name.focus();
    await expect(bar(page)).toBeHidden();
    await name.blur();
    await expect(bar(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: null });

    await openPage(page, '/professionals');
    await expect(bar(page)).toBeVisible();
    const showMap = await page.getByRole('button', { name: 'Show map' }).boundingBox();
    expect((showMap?.y ?? 0) + (showMap?.height ?? 0)).toBeLessThan((edge?.y ?? 0) - 8);

    const visit = await findVisit(request);
    for (const path of [bookingPath(visit), `/professionals/${visit.professional.id}`]) {
      await openPage(page, path);
      await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    }
  },
);

for (const email of ['professional@doorstep.test', 'admin@doorstep.test'])
  test(`${email} has no bar of a client`, { tag: '@phone' }, async ({ page }) => {
    await signedInAs(page, email);
    await openPage(page, '/professionals');
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

test('a stranger cannot see saved professionals, and has no bar', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dashboard/client/saved');
  await expect(page).toHaveURL(/\/login\?return_to=%2Fdashboard%2Fclient%2Fsaved$/);
  await expect(bar(page)).toHaveCount(0);
});
