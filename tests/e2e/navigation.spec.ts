import { openAccountMenu, openMenu, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const links = { Home: '/', Services: '/services', Professionals: '/professionals', 'How it works': '/how-it-works' };

test(
  'the bar, and on phones its menu, leads everywhere',
  tagged('NAV-001 to NAV-006', 'NAV-013', 'NAV-014'),
  async ({ page, isMobile }) => {
    await openPage(page, '/');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: isMobile });
    await openMenu(page);
    const navigation = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' });
    for (const [name, path] of Object.entries(links)) {
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    for (const [name, path] of [
      ['Log in', '/login'],
      ['Sign up', '/signup'],
    ] as const) {
      await expect(
        page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).last(),
      ).toHaveAttribute('href', path);
    }
    await navigation.getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(navigation).toBeVisible({ visible: !isMobile });
  },
);

test('the footer of every public page', tagged('NAV-020 to NAV-025', '@desktop'), async ({ page }) => {
  for (const path of ['/', '/professionals', '/booking', '/login']) {
    await openPage(page, path);
    const footer = page.getByRole('contentinfo');
    for (const name of ['Services', 'Professionals', 'How it works'])
      await expect(footer.getByRole('link', { name }).first()).toBeVisible();
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    expect(
      await footer
        .getByRole('listitem')
        .getByRole('link', { name: /Instagram|Facebook|TikTok|X|YouTube|LinkedIn/ })
        .count(),
    ).toBeGreaterThan(0);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  }
});

test.describe('with a session', () => {
  test(
    'a client sees Dashboard and Logout, which ends at /',
    tagged('NAV-007', 'NAV-010', 'NAV-011', 'NAV-012', 'AUTH-039'),
    async ({ page, context, newcomer }) => {
      await context.addCookies(newcomer.storageState.cookies);
      await openPage(page, '/services');
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Account settings' })).toBeVisible();
      await expect(footer.getByRole('link', { name: /^(Log in|Sign up)$/ })).toHaveCount(0);
      await expect(footer.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/client');
      await openAccountMenu(page);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: /^(Log in|Sign up)$/ })).toHaveCount(0);
      await expect(bar.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
        'href',
        '/dashboard/client',
      );
      await bar.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/$/);
      await openMenu(page);
      await expect(
        bar.getByRole('link', { name: 'Log in', exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
      await page.goto('/dashboard/client');
      await expect(page).toHaveURL(/\/login/);
    },
  );

  test(
    'nobody who has an account is asked on the home page to create one',
    { tag: '@desktop' },
    async ({ page, context, newcomer }) => {
      await context.addCookies(newcomer.storageState.cookies);
      await openPage(page, '/');
      await expect(page.getByRole('main').getByRole('link', { name: 'Book Now' }).last()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Create Account' })).toHaveCount(0);
    },
  );

  test.describe('that cannot be checked', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('the bar shows the signed-out state', tagged('NAV-019', '@desktop'), async ({ page, context, newcomer }) => {
      await context.addCookies(newcomer.storageState.cookies);
      await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 500, body: 'broken' }));
      await openPage(page, '/services');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Account menu/ })).toHaveCount(0);
    });
  });
});
