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

test('a contrast theme leaves the focus, and what is chosen', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/ui');
  const field = page.getByRole('textbox', { name: 'Empty' });
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
  const shown = page.getByRole('switch');
  const knob = () => shown.first().evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  await shown.first().uncheck();
  const off = await knob();
  await shown.first().check();
  await expect.poll(knob).not.toBe(off);
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveCSS('border-left-width', '3px');
});

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
