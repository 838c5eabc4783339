import type { Page } from '@playwright/test';
import {
  bookingPath,
  chooseTime,
  holdBack,
  openPage,
  openStep,
  payButton,
  serviceName,
  tile,
} from '#tests/support/browser/e2e-page.ts';
import { expect, memberTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, type Visit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test.use({ expectedErrors: [/422/] });

test(
  'a press before the price waits for it, and a total never seen is shown before it is paid',
  tagged('OPEN-59', '@desktop'),
  async ({ page, member }) => {
    const visit = await findVisit(member.api, { fee: true });
    const checkouts = await watchCheckouts(page);
    await openPage(page, bookingPath(visit));
    await choosePlace(page, visit, '12 Elm Street');
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Booking Error' })).toContainText('Please add the ZIP code');

    const release = await holdBack(page, '**/api/quotes');
    await page.getByLabel('Service address').fill(visit.address);
    await payButton(page).press('Enter');
    const waiting = page.getByRole('button', { name: 'Checking the price…' });
    await expect(waiting).toBeFocused();
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(page.getByText(/^The total is \$[\d,]+\.\d\d\. Press again to pay\.$/)).toBeVisible();
    await expect(payButton(page)).toBeFocused();
    expect(checkouts).toEqual([]);
    const total = (await payButton(page).textContent())?.replace(/[^\d.]/g, '');
    await payButton(page).press('Enter');
    await expect.poll(() => checkouts).toEqual([total]);
  },
);

test(
  'a press goes on by itself when the price is the one that stood on the button, and never without a price',
  tagged('OPEN-59', '@desktop'),
  async ({ page, member }) => {
    const visit = await findVisit(member.api);
    const checkouts = await watchCheckouts(page);
    await openPage(page, bookingPath(visit));
    await choosePlace(page, visit, visit.address);
    await expect(payButton(page)).toHaveText(/^Pay \$/);
    await page.getByLabel('Service address').fill('1 Harbor Road, Anchorage, AK 99501');
    await payButton(page).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Booking Error' });
    await expect(toast.getByRole('link', { name: 'See professionals near this address' })).toHaveAttribute(
      'href',
      '/professionals?place=99501',
    );
    expect(checkouts).toEqual([]);

    await page.getByLabel('Service address').fill(visit.address);
    await expect(payButton(page)).toHaveText(/^Pay \$/);
    const release = await holdBack(page, '**/api/quotes');
    await page.getByLabel('Service address').fill(`${visit.address} `.replace('12 ', '14 '));
    await payButton(page).click();
    await expect(page.getByRole('button', { name: 'Checking the price…' })).toBeVisible();
    expect(checkouts).toEqual([]);
    release();
    await expect.poll(() => checkouts.length).toBe(1);
  },
);

async function choosePlace(page: Page, visit: Visit, address: string): Promise<void> {
  await openStep(page, 'Service');
  await tile(page, serviceName(visit)).click();
  await chooseTime(page, visit);
  await page.getByLabel('Service address').fill(address);
  await expect(payButton(page)).toBeEnabled();
}

/** The totals with which a checkout was asked for; none is opened. */
async function watchCheckouts(page: Page): Promise<unknown[]> {
  const totals: unknown[] = [];
  await page.route('**/api/functions/create-checkout-session', async (route) => {
    totals.push((route.request().postDataJSON() as { expectedTotal?: unknown }).expectedTotal);
    await route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ error: 'Stopped by the test', code: 'stopped', details: {} }),
    });
  });
  return totals;
}
