import type { Page } from '@playwright/test';
import { followConfirmation, memberPassword, newEmail } from '#tests/support/browser/e2e-member.ts';
import {
  bookingPath,
  chooseTime,
  chooseVisit,
  expectChosen,
  fillSignUp,
  logIn,
  openPage,
  payButton,
  payWithCard,
} from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, type Visit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'from a search over sign-up to a paid visit',
  tagged(
    'GEN-007',
    'GEN-008',
    'GEN-017',
    'BOOK-001 to BOOK-006',
    'BOOK-022',
    'BOOK-044',
    'BOOK-050',
    'BOOK-051',
    'AUTH-044',
    'API-104',
  ),
  async ({ page: firstTab, context, request }) => {
    let page = firstTab;
    test.slow();
    const visit = await findVisit(request, { fee: true });
    const email = newEmail();
    await searchAndOpenProfile(page, visit);
    await page.getByRole('tab', { name: 'Services' }).click();
    await page.getByRole('link', { name: `Book ${visit.service.name}`, exact: true }).click();
    await expect(page).toHaveURL(/\/booking\?pro=/);
    await chooseTime(page, visit);
    await page.getByLabel('Service address').fill(visit.address);
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/Travel fee \([\d.]+ mi × \$/);
    await expect(payButton(page)).toHaveText(/^Pay \$/);
    const total = await payButton(page).innerText();

    await payButton(page).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Not authenticated' });
    await expect(toast).toContainText('Booking Error');
    await toast.getByRole('link').click();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await fillSignUp(page, email, memberPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    // Mail programs open links in a tab of their own.
    page = await context.newPage();
    await followConfirmation(page, email);

    await expect(page).toHaveURL(/\/booking\?pro=/);
    await expectChosen(page, visit);
    await expect(payButton(page)).toHaveText(total);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
    await expect(page.getByRole('button', { name: total, exact: true })).toBeVisible();
    await payWithCard(page, '4242 4242 4242 4242');

    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(visit.address);
    await page.getByRole('link', { name: 'View My Bookings' }).click();
    await expect(page).toHaveURL(/\/dashboard\/client\/bookings$/);
    const row = page.getByRole('row').filter({ hasText: visit.service.name });
    await expect(row).toContainText('Confirmed');
    await expect(row).toContainText(visit.professional.name);
    await expect(row).toContainText(total.replace('Pay ', ''));
  },
);

test(
  'an anonymous booking says "Not authenticated" and keeps the choices over sign-in',
  tagged('BOOK-013', 'BOOK-014', 'BOOK-015', 'BOOK-022', '@phone'),
  async ({ page, request, newcomer }) => {
    const visit = await findVisit(request);
    await openPage(page, bookingPath(visit));
    await expect(page.getByRole('main').getByRole('link', { name: visit.professional.name })).toBeVisible();
    await chooseVisit(page, visit);
    await payButton(page).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Not authenticated' });
    await toast.getByRole('link', { name: /Sign in/ }).click();
    await expect(page).toHaveURL(/\/login\?return_to=%2Fbooking/);
    await logIn(page, newcomer.email, newcomer.password);
    await expect(page).toHaveURL(/\/booking\?pro=/);
    await expectChosen(page, visit);
  },
);

async function searchAndOpenProfile(page: Page, visit: Visit): Promise<void> {
  await openPage(page, '/professionals');
  await page.getByRole('searchbox', { name: 'Search' }).fill(visit.professional.name);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: visit.professional.name }) });
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: visit.professional.name })).toBeVisible();
}
