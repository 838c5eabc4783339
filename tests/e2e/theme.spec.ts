import { openMenu, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'a stored dark theme is there before the first paint',
  tagged('THEME-002', 'THEME-007', 'THEME-009', '@desktop'),
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      // The body's first appearance: nothing can be painted before it.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        document.documentElement.dataset['atFirst'] = document.documentElement.className;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/', '/professionals', '/booking', '/dashboard/client?demo=true']) {
      await page.goto(path);
      await expect(page.locator('html'), path).toHaveAttribute('data-at-first', /\bdark\b/);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain('dark');
    }
  },
);

test(
  'switching holds on the next page without a reload, and in another tab',
  tagged('THEME-004', 'THEME-005', 'THEME-006', '@phone'),
  async ({ page, context }) => {
    await openPage(page, '/services');
    await openMenu(page);
    await page.getByRole('button', { name: /theme/ }).filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    const menu = page.getByRole('button', { name: 'Close menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Professionals' }).first().click();
    await expect(page).toHaveURL(/\/professionals/);
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    const other = await context.newPage();
    await other.goto('/login');
    await expect(other.locator('html')).toHaveClass(/\bdark\b/);
    await expect(other.locator('meta[name=theme-color]')).toHaveAttribute('content', '#171411');
    // A choice made in one tab reaches the others without a reload.
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#fbf7f0');
  },
);

test.describe('storage that is forbidden', () => {
  // React Router's own scroll restoration complains; it goes on without.
  test.use({ expectedErrors: [/^SecurityError/] });

  test('leaves every page light and at work', tagged('THEME-003', '@desktop'), async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    });
    for (const [path, heading] of [
      ['/', /door/],
      ['/professionals', /Professionals/],
      ['/booking', 'Book a visit'],
      ['/login', 'Welcome back'],
    ] as const) {
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    }
    await page.getByRole('button', { name: /theme/ }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });
});
