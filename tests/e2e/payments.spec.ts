import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { baseUrl } from '#tests/support/browser/e2e-member.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const address = '/dashboard/professional/payments';
/** Of the demo: one with visits and an account at Stripe, one without. */
const connected = 'professional@doorstep.test';
const unconnected = 'talia.brenner@doorstep.test';

async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password: demoPassword },
    headers: { origin: baseUrl },
  });
  expect(answer.status()).toBe(200);
}
const card = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).filter({ visible: true });

test('payments and connecting need a session', tagged('GUARD-007', '@desktop'), async ({ page }) => {
  for (const path of [address, '/dashboard/professional/stripe-connect']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login\\?return_to=${encodeURIComponent(path)}`));
  }
});

test.describe('without an account at Stripe', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test(
    'the prompt leads to the benefits, the fee and the button',
    tagged('PAY-001', 'PAY-002', 'PAY-023', 'PAY-024', 'PAY-025', 'ERR-101', 'ERR-102', '@desktop'),
    async ({ page }) => {
      await signInAs(page, unconnected);
      await openPage(page, address);
      await expect(page.getByRole('heading', { name: 'Connect Stripe to get paid' })).toBeVisible();
      await expect(page.getByText('Total Revenue')).toHaveCount(0);
      await page.getByRole('link', { name: 'Set up payments' }).click();
      await expect(page).toHaveURL(/\/stripe-connect$/);
      for (const benefit of ['Paid before you drive', 'Straight to your bank', 'Your details stay with Stripe'])
        await expect(page.getByText(benefit)).toBeVisible();
      await expect(page.getByText('10% platform fee')).toBeVisible();
      const answer = { status: 500, json: { error: 'no', code: 'internal' } as Record<string, unknown> };
      await page.route('**/api/functions/create-connect-account', (route) => route.fulfill(answer));
      const connect = page.getByRole('button', { name: 'Connect with Stripe' });
      await connect.click();
      await expect(page.getByText('Failed to connect to Stripe. Please try again.')).toBeVisible();
      Object.assign(answer, {
        status: 200,
        json: { accountLink: '', accountId: 'acct_1', requirements: { currently_due: [] } },
      });
      await connect.click();
      await expect(page.getByText('No Stripe onboarding URL received')).toBeVisible();
      await expect(page).toHaveURL(/\/stripe-connect$/);
    },
  );
});

test(
  'four cards with what they count',
  tagged('PAY-003', 'PAY-004', 'PAY-007', 'PAY-008', 'PAY-011', 'PAY-012', 'PAY-013'),
  async ({ page }) => {
    await signInAs(page, connected);
    await openPage(page, address);
    await expect(card(page, 'Total Revenue')).toContainText(
      /\$[\d,]+\.\d\d.*\$[\d,]+\.\d\d completed and \$[\d,]+\.\d\d confirmed, before refunds and our fee \(10% for new bookings\)/,
    );
    await expect(card(page, 'This Month')).toContainText(/\$[\d,]+\.\d\d.*\d%.*compared with/);
    await expect(card(page, 'Total Bookings')).toContainText(/\d+.*\d+ pending/);
    await expect(card(page, 'Success Rate')).toContainText(/\d+%/);
    await expect(card(page, 'Available')).toContainText('$');
    await expect(page.getByText('Visa', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  },
);

test(
  'the history is searched, narrowed, read on and taken along',
  tagged('PAY-015 to PAY-021', '@desktop'),
  async ({ page }) => {
    await signInAs(page, connected);
    await openPage(page, address);
    const table = page.getByRole('table', { name: 'Payment History' });
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Client',
      'Service',
      'Date',
      'Amount',
      'Status',
      'Payment Method',
      'Your share',
    ]);
    await expect(table.getByRole('row')).toHaveCount(26);
    await page.getByRole('link', { name: 'Older payments' }).click();
    await expect(page.getByRole('link', { name: 'Newest' })).toBeVisible();
    await page.getByLabel('Status').selectOption('Completed');
    await expect(page).toHaveURL(/\?status=completed$/);
    await expect(table.getByText('Confirmed')).toHaveCount(0);
    const [client = ''] = await table.getByRole('rowheader').allTextContents();
    await page.getByRole('searchbox', { name: 'Search' }).fill(client.toLowerCase());
    await expect(page).toHaveURL(/q=/);
    await expect
      .poll(async () => new Set(await table.getByRole('rowheader').allTextContents()))
      .toEqual(new Set([client]));
    const rows = await table.getByRole('rowheader').count();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const file = await (await download).path();
    expect((await readFile(file, 'utf8')).trim().split('\r\n')).toHaveLength(rows + 1);
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody is called that');
    await expect(page.getByText('No matching payments')).toBeVisible();
  },
);

test('what is typed on while a search is under way stays', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, connected);
  await page.clock.install();
  await openPage(page, address);
  const release = await holdBack(page, '**/payments.data*');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const isUnderWay = page.waitForRequest(/payments\.data.*q=hair/);
  await search.fill('hair');
  await isUnderWay;
  // The pause after the last key does not end before the answer is there.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await search.pressSequentially('cut');
  release();
  await expect(page).toHaveURL(/\?q=hair$/);
  await expect(search).toHaveValue('haircut');
  await page.clock.resume();
  await expect(page).toHaveURL(/\?q=haircut$/);
  await page.goBack();
  await expect(search).toHaveValue('hair');
});

test('a filter that is chosen while a search is under way does not end it', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, connected);
  await openPage(page, address);
  const release = await holdBack(page, /payments\.data\?.*q=/);
  const search = page.getByRole('searchbox', { name: 'Search' });
  const isUnderWay = page.waitForRequest(/payments\.data.*q=hair/);
  await search.fill('hair');
  await isUnderWay;
  await page.getByLabel('Date of the visit').selectOption('this-year');
  await expect(page).toHaveURL(/period=this-year/);
  release();
  await expect(page).toHaveURL(/q=hair/);
  await expect(page).toHaveURL(/period=this-year/);
  await expect(search).toHaveValue('hair');
});

test('a filter that is chosen while another is loading keeps that one', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, connected);
  await openPage(page, address);
  const release = await holdBack(page, /payments\.data/);
  const isUnderWay = page.waitForRequest(/payments\.data.*status=completed/);
  await page.getByLabel('Status').selectOption('completed');
  await isUnderWay;
  await page.getByLabel('Date of the visit').selectOption('this-year');
  release();
  await expect(page).toHaveURL(/status=completed&period=this-year$/);
});

test.describe('a search that fails', () => {
  test.use({ expectedErrors: [/net::ERR_/] });

  test('runs again on Enter', { tag: '@desktop' }, async ({ page }) => {
    await signInAs(page, connected);
    await openPage(page, address);
    const searches = /payments\.data\?.*q=hair/;
    let failed = 0;
    await page.route(searches, (route) => {
      failed += 1;
      return route.abort();
    });
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('hair');
    // It is tried again once by itself.
    await expect.poll(() => failed).toBe(2);
    await expect(search).toHaveValue('hair');
    await page.unroute(searches);
    const isAnswered = page.waitForResponse(searches);
    await search.press('Enter');
    expect((await isAnswered).ok()).toBe(true);
    await expect(page).toHaveURL(/q=hair/);
  });
});

test('a search that is cleared while it is under way ends', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, connected);
  await openPage(page, address);
  const rows = page.getByRole('table', { name: 'Payment History' }).getByRole('row');
  const release = await holdBack(page, /payments\.data\?.*q=/);
  const search = page.getByRole('searchbox', { name: 'Search' });
  const isUnderWay = page.waitForRequest(/payments\.data.*q=nobody/);
  await search.fill('nobody');
  await isUnderWay;
  const isRead = page.waitForResponse(/payments\.data(?!.*q=)/);
  await search.fill('');
  await isRead;
  release();
  await expect(rows).toHaveCount(26);
  await expect(page).toHaveURL(new RegExp(`${address}\\??$`));
  await expect(search).toHaveValue('');
});

test.describe('with Stripe away', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test(
    'the page shows all else and asks again; the statement is a file',
    tagged('PAY-026', 'OPEN-39', '@desktop'),
    async ({ page }) => {
      await signInAs(page, connected);
      await page.route('**/api/connected-account/money', (route) =>
        route.fulfill({ status: 503, json: { error: 'away', code: 'stripe_unreachable' } }),
      );
      await openPage(page, address);
      await expect(card(page, 'Total Revenue')).toContainText('$');
      await expect(page.getByText('We can’t reach Stripe right now')).toBeVisible({ timeout: 15_000 });
      await page.unroute('**/api/connected-account/money');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, 'Available')).toContainText('$');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: /PDF, so far/ }).click();
      expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
      await page.goto('/dashboard/professional/stripe-connect');
      await expect(page).toHaveURL(/\/dashboard\/professional$/);
    },
  );
});
