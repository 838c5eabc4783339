import type { Page } from '@playwright/test';
import { openAccountMenu, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest, test } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';
import { tagged } from '#tests/support/proves.ts';

const menu = (page: Page) => page.getByRole('group', { name: 'Your account' });
const button = (page: Page) => page.getByRole('button', { name: /^Account menu/ });

for (const [proof, email, dashboard] of [
  [tagged('NAV-007', '@desktop'), 'client@doorstep.test', '/dashboard/client'],
  [tagged('NAV-008', '@desktop'), 'professional@doorstep.test', '/dashboard/professional'],
  [tagged('GEN-020', '@desktop'), 'admin@doorstep.test', '/dashboard/admin'],
] as const)
  test(`"Dashboard" is one page for ${email}, wherever it is written`, proof, async ({ page }) => {
    await signedInAs(page, email);
    await openPage(page, '/how-it-works');
    await openAccountMenu(page);
    await expect(menu(page)).toContainText(email);
    for (const link of await page.getByRole('link', { name: /dashboard/i }).all())
      await expect(link).toHaveAttribute('href', dashboard);
    await menu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === dashboard);
    await expect(menu(page)).toBeHidden();
  });

test('whoever has a picture sees it in the bar, and no page for everybody holds it @desktop', async ({ page }) => {
  await signedInAs(page, 'professional@doorstep.test');
  const html = await (await page.goto('/services'))?.text();
  const picture = button(page).locator('img');
  await expect(picture).toBeVisible();
  const url = (await picture.getAttribute('src')) ?? 'none';
  expect(url).toMatch(/-320\.webp$/);
  expect(html).not.toContain(url);
  const session = await page.request.get('/api/auth/get-session');
  expect(session.headers()['cache-control']).toBe('no-store');
});

newcomerTest('the menu opens, moves and closes by keyboard @desktop', async ({ page }) => {
  await openPage(page, '/services');
  const keys = page.keyboard;
  const [dashboard, settings, last] = [
    menu(page).getByRole('link', { name: 'Dashboard' }),
    menu(page).getByRole('link', { name: 'Account settings' }),
    menu(page).getByRole('button', { name: 'Logout' }),
  ];
  await button(page).focus();
  await keys.press('Enter');
  await expect(dashboard).toBeFocused();
  await keys.press('ArrowDown');
  await expect(settings).toBeFocused();
  await keys.press('End');
  await expect(last).toBeFocused();
  await keys.press('ArrowDown');
  await expect(dashboard).toBeFocused();
  await keys.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await keys.press('ArrowDown');
  await expect(dashboard).toBeFocused();
  await keys.press('End');
  await keys.press('Tab');
  await expect(menu(page)).toBeHidden();
});

newcomerTest('on a narrow screen the menu closes for its button, which it covers @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openPage(page, '/services');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await button(page).focus();
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

newcomerTest('the menu changes the theme and stays open', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/services');
  await openAccountMenu(page);
  await menu(page).getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await menu(page).getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});
