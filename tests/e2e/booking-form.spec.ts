import { formatDay } from '#app/lib/dates/date-format.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import {
  bookingPath,
  dayName,
  foldedStep,
  openPage,
  payButton,
  serviceName,
  tile,
  timeName,
} from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { findVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'the button waits for all five, and what is missing is said beside its field',
  tagged('BOOK-007', 'BOOK-016 to BOOK-021', 'OPEN-33'),
  async ({ page, request }) => {
    const visit = await findVisit(request);
    await openPage(page, '/booking');
    await expect(payButton(page)).toBeDisabled();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Still needed: a professional, a service, a date, a time and your address' }),
    ).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search professionals' }).focus();
    await page.getByLabel('Service address').focus();
    await expect(page.getByText('Please select a professional')).toBeVisible();
    await page.getByLabel('Service address').fill('   ');
    await page.getByLabel('Service address').blur();
    await expect(page.getByText('Please enter the service address')).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search professionals' }).fill(visit.professional.name);
    await page.getByRole('button', { name: new RegExp(visit.professional.name) }).click();
    await expect(page).toHaveURL(new RegExp(`pro=${visit.professional.id}`));
    await page.getByRole('radio', { name: serviceName(visit) }).focus();
    await page.getByLabel('Service address').focus();
    await expect(page.getByText('Please select a service')).toBeVisible();
    await page.getByRole('button', { name: 'Show month' }).focus();
    await page.getByLabel('Service address').focus();
    await expect(page.getByText('Please select a date')).toBeVisible();
    await tile(page, serviceName(visit)).click();
    await tile(page, dayName(visit)).click();
    await page.getByLabel('Service address').focus();
    await expect(page.getByText('Please select a time')).toBeVisible();
    await expect(payButton(page)).toBeDisabled();
    await tile(page, timeName(visit)).click();
    await page.getByLabel('Service address').fill(visit.address);
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByText('Still needed')).toBeHidden();
  },
);

test(
  'the ten times of a day are all there, those that cannot be had disabled',
  tagged('BOOK-008', 'BOOK-009', 'BOOK-033 to BOOK-037', '@desktop'),
  async ({ page, request }) => {
    const visit = await findVisit(request);
    await page.route(/\/slots\?.*date=/, async (route) => {
      const response = await route.fetch();
      const day = (await response.json()) as { slots: { available: boolean }[] };
      day.slots.forEach((slot, index) => (slot.available = index !== 2));
      await route.fulfill({ response, json: day });
    });
    await openPage(page, bookingPath(visit));
    await tile(page, dayName(visit)).click();
    const times = page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio');
    await expect(times).toHaveCount(10);
    await expect(times.first()).toHaveAccessibleName('9:00 AM');
    await expect(times.last()).toHaveAccessibleName('6:00 PM');
    const taken = page.getByRole('radio', { name: '11:00 AM (Unavailable)' });
    await expect(taken).toBeDisabled();
    await expect(page.getByRole('radio', { disabled: true })).toHaveCount(1);
  },
);

test('the row of days goes forward and back again on a phone', { tag: '@phone' }, async ({ page, request }) => {
  const { professional } = await findVisit(request);
  await openPage(page, `/booking?pro=${professional.id}`);
  const days = page.getByRole('group', { name: 'Date', exact: true }).getByRole('radio');
  const first = (await days.first().getAttribute('value')) ?? '';
  const earlier = page.getByRole('button', { name: 'Earlier days' });
  await expect(earlier).toBeHidden();
  await page.getByRole('button', { name: 'Later days' }).click();
  await expect(days.first()).toHaveAttribute('value', addDays(first, 7));
  await earlier.click();
  await expect(days.first()).toHaveAttribute('value', first);
});

test(
  'the address says from 450 characters on how many remain, and ends at 500',
  tagged('BOOK-010 to BOOK-012', '@desktop'),
  async ({ page }) => {
    await openPage(page, '/booking');
    const address = page.getByLabel('Service address');
    await address.fill('x'.repeat(450));
    await expect(page.getByText('characters remaining')).toBeHidden();
    await address.press('End');
    await address.pressSequentially('y');
    await expect(page.getByText('49 characters remaining')).toBeVisible();
    await address.fill('x'.repeat(499));
    await address.press('End');
    await address.pressSequentially('yz');
    await expect(address).toHaveValue(`${'x'.repeat(499)}y`);
    await expect(page.getByText('0 characters remaining')).toBeVisible();
  },
);

test(
  'dates from today to three months ahead can be chosen, others not',
  tagged('BOOK-030 to BOOK-032', '@desktop'),
  async ({ page, request }) => {
    const visit = await findVisit(request);
    const { earliest, latest } = visit.window;
    await openPage(page, bookingPath(visit));
    await expect(
      page.getByRole('group', { name: 'Date', exact: true }).getByRole('radio').first(),
    ).toHaveAccessibleName(new RegExp(`^${formatDay(earliest)}`));
    await page.getByRole('button', { name: 'Show month' }).click();
    const before = page.locator(`[data-date="${addDays(earliest, -1)}"]`);
    if ((await before.count()) > 0) await expect(before).toBeDisabled();
    await expect(page.locator(`[data-date="${earliest}"]`)).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    const next = page.getByRole('button', { name: 'Next month' });
    for (let month = 0; month < 3; month += 1) await next.click();
    await expect(next).toBeDisabled();
    await expect(page.locator(`[data-date="${latest}"]`)).toBeEnabled();
    const after = page.locator(`[data-date="${addDays(latest, 1)}"]`);
    if ((await after.count()) > 0) await expect(after).toBeDisabled();
  },
);

test('the month marks free, full and closed days, and each says so by name', async ({ page, request }) => {
  const visit = await findVisit(request);
  await page.route(/\/slots\?.*month=/, async (route) => {
    const response = await route.fetch();
    const month = (await response.json()) as { days: { status: string; free_slots: number }[] };
    month.days.forEach((day, index) => (day.status = ['free', 'full', 'closed'][index % 3] ?? ''));
    await route.fulfill({ response, json: month });
  });
  await openPage(page, bookingPath(visit));
  await page.getByRole('button', { name: 'Show month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  const title = await page.getByRole('grid').getAttribute('aria-label');
  const month = page.getByRole('grid', { name: title ?? '' });
  const dayOf = (number: number) =>
    month.getByRole('button', { name: new RegExp(`^\\w+day, ${title?.split(' ')[0]} ${number}, `) });
  await expect(dayOf(1)).toHaveAccessibleName(/, free$/);
  await expect(dayOf(2)).toHaveAccessibleName(/, full$/);
  await expect(dayOf(3)).toHaveAccessibleName(/, closed$/);
  await expect(dayOf(2).locator('s')).toBeVisible();
  for (const meaning of ['Free', 'Full', 'Closed'])
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`${meaning}$`) })).toBeVisible();
});

test('a proposed day that the address leaves no openings gives way to the next, a chosen one does not', async ({
  page,
  request,
}) => {
  const visit = await findVisit(request);
  let proposed = '';
  await page.route(/\/slots\?month=/, async (route) => {
    const response = await route.fetch();
    const { days, ...rest } = (await response.json()) as { days: { date: string; free_slots: number }[] };
    const isKnown = new URL(route.request().url()).searchParams.has('zip');
    const shown = days.map((day) =>
      isKnown && day.date === proposed ? { ...day, status: 'full', free_slots: 0 } : day,
    );
    await route.fulfill({ response, json: { ...rest, days: shown } });
  });
  await openPage(page, bookingPath(visit));
  const first = page.locator('input[name=date]:checked');
  await expect(first).toBeAttached();
  proposed = await first.inputValue();
  await page.getByLabel('Service address').fill(visit.address);
  await expect(first).not.toHaveValue(proposed);
  await expect(first).toHaveAccessibleName(/opening/);

  const day = page.locator('label').filter({ has: page.locator(`input[name=date][value="${proposed}"]`) });
  await day.click();
  // It folds once the price of the address is there.
  await foldedStep(page, 'Address').click();
  await page.getByLabel('Service address').fill('12 Elm Street');
  await expect(day).toContainText(/opening/);
  await page.getByLabel('Service address').fill(visit.address);
  await expect(day).toContainText('full');
  await expect(first).toHaveValue(proposed);
});
