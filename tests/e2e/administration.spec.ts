import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { letVisitPass } from '#tests/support/browser/e2e-database.ts';
import { nobodySignedIn, sandbox } from '#tests/support/browser/e2e-member.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, requestVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'from the list of bookings to one of them: completed, and a part refunded, as previewed and with a reason',
  tagged('OPEN-14', 'ADMIN-015', '@desktop'),
  async ({ browser, newcomer }) => {
    const visit = await findVisit(newcomer.api);
    const { bookingId } = await requestVisit(newcomer, visit);
    const [session] = await sandbox.sessionsOf(bookingId);
    await sandbox.pay(session?.id ?? '');
    await expect
      .poll(
        async () =>
          ((await (await newcomer.api.get(`/api/bookings/${bookingId}`)).json()) as { status: string }).status,
      )
      .toBe('confirmed');
    await letVisitPass(bookingId);
    const page = await (await browser.newContext({ storageState: nobodySignedIn })).newPage();
    await page.request.post('/api/auth/sign-in/email', {
      data: { email: 'admin@doorstep.test', password: demoPassword },
    });
    await openPage(page, `/dashboard/admin?tab=bookings&q=${encodeURIComponent(newcomer.email)}`);
    await expect(page.getByRole('tabpanel').getByRole('row').getByRole('button')).toHaveCount(0);
    await page.getByRole('tabpanel').getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/admin/bookings/${bookingId}$`));
    await expect(page.getByText('Every cent is accounted for.')).toBeVisible();

    await page.getByRole('button', { name: 'Complete the visit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Complete it' }).click();
    await expect(dialog.getByText('Please give a reason of at least 3 characters')).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByLabel('Reason').fill('The professional forgot to');
    await dialog.getByRole('button', { name: 'Complete it' }).click();
    await expect(page.getByText('The visit is completed')).toBeVisible();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem').filter({ hasText: 'The professional forgot to' })).toContainText(
      'Completed',
    );

    await page.getByRole('button', { name: 'Refund part or all' }).click();
    await dialog.getByLabel('Refund').fill('10');
    const total = Number(visit.service.price);
    await expect(dialog.getByRole('row', { name: 'Kept of the payment' })).toContainText(`$${(total - 10).toFixed(2)}`);
    await dialog.getByLabel('Reason').fill('Came half an hour late');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(page.getByText('The refund is on its way')).toBeVisible();
    await expect(page.getByText(`kept of $${total.toFixed(2)}`).locator('xpath=..')).toContainText(
      `$${(total - 10).toFixed(2)}`,
    );
    const seen = await (await newcomer.api.get(`/api/bookings/${bookingId}/timeline`)).text();
    expect(seen).not.toContain('half an hour late');
    await page.context().close();
  },
);

test(
  'a filter of a list is kept by the next one that is chosen before it has loaded',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.request.post('/api/auth/sign-in/email', {
      data: { email: 'admin@doorstep.test', password: demoPassword },
    });
    await openPage(page, '/dashboard/admin?tab=professionals');
    const release = await holdBack(page, /dashboard\/admin\.data/);
    const isUnderWay = page.waitForRequest(/filter=approved/);
    await page.getByLabel('Show').selectOption('Approved');
    await isUnderWay;
    await expect(page.getByLabel('Show')).toHaveValue('approved');
    await page.getByLabel('Sort by').selectOption('Name');
    release();
    await expect(page).toHaveURL(/filter=approved&sort=name$/);
    await expect(page.getByLabel('Show')).toHaveValue('approved');
    await expect(page.getByLabel('Sort by')).toHaveValue('name');
  },
);

test.describe('the settings', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'say what would change, are saved with a reason, and an old page is refused without losing what was typed',
    tagged('OPEN-04', '@desktop'),
    async ({ page }) => {
      const admin = page.request;
      await admin.post('/api/auth/sign-in/email', { data: { email: 'admin@doorstep.test', password: demoPassword } });
      const read = async () =>
        (
          (await (await admin.get('/api/admin/settings')).json()) as {
            settings: Record<string, unknown> & { version: number };
          }
        ).settings;
      const { version, ...stated } = await read();
      const change = async (settings: object) =>
        admin.put('/api/admin/settings', {
          data: { ...stated, ...settings, seen: (await read()).version, reason: 'Out of the way of the test' },
        });
      await openPage(page, '/dashboard/admin');
      await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByText('No changes yet.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save for new bookings' })).toBeDisabled();
      const notice = page.getByLabel('Minimum notice');
      await notice.fill('73');
      await page.getByLabel('Reason').fill('Professionals asked for time to drive');
      await page.getByRole('button', { name: 'Save for new bookings' }).click();
      await expect(page.getByText('Whole hours from 0 to 72')).toBeVisible();
      // Somebody else is faster; nothing that other tests look at changes.
      await change({ minimum_notice_hours: 2 });
      await notice.fill('1');
      await page.getByRole('button', { name: 'Save for new bookings' }).click();
      await expect(page.getByText('Someone else saved first')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '2 hours' })).toContainText('1 hour');
      await page.getByRole('button', { name: 'Save for new bookings' }).click();
      await expect(page.getByText('Settings saved')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Professionals asked for time to drive' })).toContainText(
        '2 hours',
      );
      await change({});
      expect((await read()).version).toBe(version + 3);
    },
  );
});
