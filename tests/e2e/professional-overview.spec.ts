import type { Page } from '@playwright/test';
import type { OverviewDto } from '#app/features/professional-desk/overview.ts';
import { formatDollars, centsFromDollars } from '#app/lib/money.ts';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const home = '/dashboard/professional';
const sections = [
  ['Overview', ''],
  ['Calendar', '/calendar'],
  ['Clients', '/clients'],
  ['Services', '/services'],
  ['Payments', '/payments'],
  ['Portfolio', '/portfolio'],
  ['Profile', '/profile'],
  ['Working Hours', '/settings'],
  ['Notifications', '/notifications'],
] as const;
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const card = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

async function signInAs(page: Page, email: string): Promise<void> {
  expect((await page.request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } })).ok()).toBe(
    true,
  );
}

test(
  'the overview of a professional, with its sidebar',
  tagged('GEN-027', 'PDASH-001 to PDASH-037', '@desktop'),
  async ({ page }) => {
    await signInAs(page, 'professional@doorstep.test');
    await openPage(page, home);
    const overview = (await (await page.request.get('/api/professional-overview')).json()) as OverviewDto;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Maya');
    for (const [name, path] of sections)
      await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', home + path);
    await expect(navigation(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', `${home}/profile`);
    await expect(page.getByRole('contentinfo')).toBeHidden();

    const { total_revenue, total_clients, upcoming_bookings } = overview.figures;
    await expect(card(page, 'Total Revenue')).toContainText(formatDollars(centsFromDollars(total_revenue)));
    await expect(card(page, 'Total Clients')).toContainText(String(total_clients));
    await expect(card(page, 'Upcoming Bookings')).toContainText(String(upcoming_bookings));

    const table = page.getByRole('table', { name: 'Recent Bookings' });
    await expect(table.getByRole('columnheader')).toHaveText(['Client', 'Service', 'Date', 'Status', 'Amount']);
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table.getByRole('row').nth(1)).toContainText(overview.recent[0]?.client ?? 'nobody');
    await expect(page.getByRole('link', { name: 'View All Bookings' })).toHaveAttribute('href', `${home}/calendar`);

    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  },
);

test(
  'the toast of the return from Stripe stays 5 seconds, then the address is plain',
  tagged('PDASH-038', 'PDASH-039', 'PDASH-040', 'LIMIT-029', '@desktop'),
  async ({ page }) => {
    await page.clock.install();
    await signInAs(page, 'professional@doorstep.test');
    const checked = page.waitForResponse('**/api/connected-account/check');
    await openPage(page, `${home}?stripe_return=success`);
    await checked;
    const toast = page.getByText('Stripe Connected Successfully!');
    await expect(toast).toBeVisible();
    await page.clock.fastForward(4_000);
    await expect(toast).toBeVisible();
    await page.clock.fastForward(1_500);
    await expect(toast).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  },
);

test('a demo leads nowhere real, and its week is told in words', tagged('OPEN-25', '@desktop'), async ({ page }) => {
  await openPage(page, `${home}?demo=true`);
  await expect(page.getByText('Nothing here is real')).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Clients' })).toHaveAttribute(
    'href',
    `${home}/clients?demo=true`,
  );
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('There’s no account here to delete.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  const chart = page.getByRole('radiogroup', { name: /^Revenue by week: \$[\d,.]+ in 12 weeks/ });
  await expect(chart.getByRole('radio', { checked: true })).toHaveAccessibleName(/^\$183\.00, This week so far/);
  await chart.getByRole('radio', { checked: true }).press('ArrowLeft');
  await expect(chart.getByRole('radio', { checked: true })).toHaveAccessibleName(/^\$355\.00, .+ to .+, 4 visits$/);
  await expect(page.getByText('$355.00', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Directions to 1312 Rosewood Avenue, Austin, TX 78702' }),
  ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=1312/);
  await expect(page.getByRole('link', { name: 'Call Maya Brooks' })).toHaveAttribute('href', 'tel:5125550117');
  await expect(page.getByRole('link', { name: 'Message Maya Brooks' })).toHaveAttribute('href', 'sms:5125550117');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test(
    'a phone has its places under the thumb, and hides nothing behind them',
    tagged('PDASH-001 to PDASH-010', '@desktop'),
    async ({ page }) => {
      await signInAs(page, 'professional@doorstep.test');
      await openPage(page, home);
      const bar = navigation(page);
      for (const place of await bar.locator('a, button').all())
        expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(bar.getByRole('link')).toHaveText(['Overview', 'Calendar', /^(\d+ unread )?Messages$/, 'Clients']);
      // What is next comes before everything else.
      expect((await page.getByRole('article', { name: 'Next visit' }).boundingBox())?.y).toBeLessThan(300);

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [last, dock] = [await page.getByRole('link', { name: 'Privacy' }).boundingBox(), await bar.boundingBox()];
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);

      await bar.getByRole('button', { name: 'More' }).tap();
      const more = page.getByRole('dialog', { name: 'More' });
      await expect(more.getByRole('link')).toHaveText([
        'Services',
        'Payments',
        'Reviews',
        'Portfolio',
        'Profile',
        'Booking Link',
        'Working Hours',
        'Notifications',
        'View Profile',
        'Help',
      ]);
      await expect(more.getByRole('button', { name: 'Delete Account' })).toBeVisible();
      await more.getByRole('link', { name: 'Working Hours' }).tap();
      await expect(more).toBeHidden();
      await expect(page).toHaveURL(`${home}/settings`);
    },
  );
});
