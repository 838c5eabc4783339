import type { Locator, Page } from '@playwright/test';
import { dayName, foldedStep, holdBack, openPage, payButton, timeName } from '#tests/support/browser/e2e-page.ts';
import { expect, memberTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'from search to receipt with the keyboard alone',
  tagged('BOOK-006', 'BOOK-050', '@desktop'),
  async ({ page, member }) => {
    test.slow();
    const visit = await findVisit(member.api, { fee: true });
    const keys = page.keyboard;
    await openPage(page, '/professionals');
    await keys.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await keys.press('Enter');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
    await keys.type(visit.professional.name);
    const link = page.getByRole('article').getByRole('heading', { name: visit.professional.name }).getByRole('link');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 professional$/);
    await tabTo(page, link);
    await keys.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: visit.professional.name })).toBeVisible();
    await tabTo(page, page.getByRole('tab', { name: 'Services' }));
    await keys.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Portfolio' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'Portfolio' })).toBeInViewport();
    await keys.press('ArrowLeft');
    await tabTo(page, page.getByRole('link', { name: `Book ${visit.service.name}`, exact: true }));
    await keys.press('Enter');

    await expect(foldedStep(page, 'Service')).toContainText(visit.service.name);
    // Tab leads to the day that is shown: the first free one, which need not be the first.
    await tabTo(page, page.getByRole('group', { name: 'Date', exact: true }).getByRole('radio', { checked: true }));
    await arrowTo(page, page.getByRole('radio', { name: dayName(visit) }));
    const times = page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio', { disabled: false });
    await expect(times.first()).toBeAttached();
    await tabTo(page, times.first());
    await arrowTo(page, page.getByRole('radio', { name: timeName(visit) }));
    await tabTo(page, page.getByLabel('Service address'));
    await expect(foldedStep(page, 'Date and time')).toContainText(`${visit.dayText}, ${visit.timeText}`);
    const release = await holdBack(page, '**/api/quotes');
    await keys.type(visit.address);
    await expect(payButton(page)).toBeEnabled();
    // Before the travel fee is there: the button keeps the focus and asks for another press.
    await tabTo(page, payButton(page));
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: 'Checking the price…' })).toBeFocused();
    release();
    await expect(page.getByText('Press again to pay.')).toBeVisible();
    await expect(payButton(page)).toBeFocused();
    await expect(payButton(page)).toHaveText(/^Pay \$/);
    await keys.press('Enter');

    await expect(page).toHaveURL(/\/stripe\/checkout\//);
    for (const [label, text] of [
      ['Card number', '4242424242424242'],
      ['Expiry', '12/34'],
      ['CVC', '123'],
      ['Name on card', 'Maya Brooks'],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await keys.type(text);
    }
    await keys.press('Enter');
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'View My Bookings' }));
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/client\/bookings$/);
  },
);

test('a page opened within the site is said, and begins at its beginning', { tag: '@desktop' }, async ({ page }) => {
  const said = page.locator('body > [aria-live="polite"]');
  await openPage(page, '/professionals');
  await expect(said).toHaveCount(0);
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = await card.innerText();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(said).toContainText(name);
  await expect(said).toHaveText(await page.title());
  await expect(page.locator('#main')).toBeFocused();

  // A link of the bar is still there and keeps the focus.
  const services = page.getByRole('banner').getByRole('link', { name: 'Services' });
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services$/);
  await expect(said).not.toContainText(name);
  await expect(said).toHaveText(await page.title());
  await expect(services).toBeFocused();
});

/** Presses Tab until the element has the focus, which has to show. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Chooses by arrow keys within a group of radio buttons. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  if (!(await target.isChecked())) await page.keyboard.press('Space');
  for (let presses = 0; presses < 20 && !(await target.isChecked()); presses += 1)
    await page.keyboard.press('ArrowRight');
  await expect(target).toBeChecked();
  await expect(target).toBeFocused();
}
