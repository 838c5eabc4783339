import { addDays } from '#app/lib/dates/plain-date.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest } from '#tests/support/browser/e2e-professional.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { enterVisit, farDay, signedInDemoProfessional } from '#tests/support/guests/hand-entered-page.ts';

professionalTest(
  'a professional says how they travel, and what is wrong is said beside its field',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/dashboard/professional/settings');
    await page.getByRole('link', { name: 'Travel' }).click();
    await expect(page.getByRole('heading', { name: 'Travel' })).toBeVisible();
    const save = page.getByRole('button', { name: 'Save travel' });
    await expect(save).toBeDisabled();
    await page.getByLabel('Parking at each visit').fill('90');
    await page.getByLabel('ZIP where you start').fill('787');
    await page.getByLabel('Set off at the earliest').selectOption('9:00 AM');
    await page.getByLabel('Be back at the latest').selectOption('8:30 AM');
    await save.click();
    await expect(page.getByText('Please enter 0 to 60 minutes for parking.')).toBeVisible();
    await expect(page.getByText('Please enter the 5 digits of the ZIP code, or leave it empty.')).toBeVisible();
    await expect(page.getByLabel('Parking at each visit')).toBeFocused();
    await page.getByLabel('Parking at each visit').fill('10');
    await page.getByLabel('ZIP where you start').fill('78701');
    await page.getByLabel('Discount at these times').fill('30');
    await save.click();
    await expect(page.getByText('Please enter a whole percentage from 0 to 25.')).toBeVisible();
    await page.getByLabel('Discount at these times').fill('15');
    await save.click();
    await expect(page.getByText('This has to be later than when you set off.')).toBeVisible();
    await page.getByLabel('Be back at the latest').selectOption('7:00 PM');
    await save.click();
    await expect(page.getByText('Travel saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Parking at each visit')).toHaveValue('10');
    await expect(page.getByLabel('ZIP where you start')).toHaveValue('78701');
    await expect(page.getByLabel('Discount at these times')).toHaveValue('15');
    await expect(page.getByLabel('Be back at the latest')).toHaveValue('19:00');
  },
);

professionalTest(
  'what is typed while travel is being saved still counts as unsaved',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/dashboard/professional/travel');
    const release = await holdBack(page, '**/api/travel-settings');
    const isUnderWay = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByLabel('Parking at each visit').fill('10');
    const save = page.getByRole('button', { name: 'Save travel' });
    await save.click();
    await isUnderWay;
    await page.getByLabel('Discount at these times').fill('15');
    release();
    await expect(page.getByText('Travel saved')).toBeVisible();
    await expect(page.getByLabel('Discount at these times')).toHaveValue('15');
    await expect(save).toBeEnabled();
  },
);

test('a day stands there as a route, with its map when it is asked for', { tag: '@phone' }, async ({ page }) => {
  const professional = await signedInDemoProfessional(page);
  const date = farDay();
  await enterVisit(professional, { date, time: '10:00' });
  await enterVisit(professional, { date, time: '13:00', zip: '78759' });
  await openPage(page, '/dashboard/professional/calendar');
  await page.getByRole('link', { name: 'Day as a route' }).click();
  await expect(page.getByRole('heading', { name: 'Day Route' })).toBeVisible();
  await openPage(page, `/dashboard/professional/route?date=${date}`);
  await expect(page.getByText(/^2 visits, about .* mi on the road$/)).toBeVisible();
  const first = page.getByRole('list', { name: 'Visits in order' }).getByRole('listitem').first();
  await expect(first).toContainText(
    /About \d+ (?:h|min|h \d+ min), \d+\.\d mi from where you start\. Leave by \d+:\d\d [AP]M/,
  );
  const show = page.getByRole('button', { name: 'Show map' });
  await show.click();
  const map = page.getByRole('region', { name: 'Map of the route' });
  await expect(map.locator('canvas')).toBeVisible();
  await expect(map.locator('.map-door').first()).toHaveText(/^1/);
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(map).toBeHidden();
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${addDays(date, 1)}`));
});
