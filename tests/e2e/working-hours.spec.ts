import type { Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest } from '#tests/support/browser/e2e-professional.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';
import { tagged } from '#tests/support/proves.ts';

const path = '/dashboard/professional/settings';
const today = localDate(epochMinutesOf(new Date()), 'America/Chicago');
const answered = (page: Page, endpoint: string, method: string) =>
  page.waitForResponse((response) => response.url().includes(endpoint) && response.request().method() === method);
/** Wants to leave, is asked, and stays. */
async function stay(page: Page) {
  await page.getByRole('link', { name: 'Portfolio' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
}

professionalTest(
  'weekly hours are set from their defaults, copied and saved',
  tagged('HOURS-001 to HOURS-010', '@desktop'),
  async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole('tab')).toHaveText(['Weekly Hours', 'Service Times', 'Block Time Slots']);
    const monday = page.getByRole('listitem').filter({ hasText: 'Monday' });
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(5);
    await expect(page.getByLabel('Monday from')).toHaveValue('09:00');
    await expect(page.getByLabel('Friday to')).toHaveValue('17:00');
    for (const day of ['Saturday', 'Sunday']) await expect(page.getByRole('switch', { name: day })).not.toBeChecked();
    await expect(page.getByLabel('Monday from').getByRole('option')).toHaveCount(48);

    await page.getByLabel('Monday to').selectOption('08:30');
    await expect(monday).toContainText('End time must be after start time.');
    await expect(page.getByRole('button', { name: 'Save hours' })).toBeDisabled();
    await page.getByLabel('Monday to').selectOption('15:30');
    await page.getByRole('button', { name: 'Copy the hours of Monday' }).click();
    await page.getByRole('checkbox', { name: 'Saturday' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
    await stay(page);
    const saved = answered(page, '/api/professional-hours', 'PUT');
    await page.getByRole('button', { name: 'Save hours' }).click();
    expect((await saved).status()).toBe(200);
    await expect(page.getByText('Hours saved')).toBeVisible();

    await page.getByLabel('Saturday from').selectOption('10:00');
    await stay(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await expect(page.getByLabel('Saturday from')).toHaveValue('09:00');
    await expect(page.getByLabel('Saturday to')).toHaveValue('15:30');
  },
);

professionalTest(
  'hours that are changed while others are being saved stay, and are saved next',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, path);
    const release = await holdBack(page, '**/api/professional-hours');
    await page.getByLabel('Monday to').selectOption('15:30');
    const isUnderWay = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Save hours' }).click();
    await isUnderWay;
    await page.getByLabel('Tuesday to').selectOption('16:00');
    release();
    await expect(page.getByText('Hours saved')).toBeVisible();
    await expect(page.getByLabel('Tuesday to')).toHaveValue('16:00');
    const saved = answered(page, '/api/professional-hours', 'PUT');
    await page.getByRole('button', { name: 'Save hours' }).click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(page.getByLabel('Monday to')).toHaveValue('15:30');
    await expect(page.getByLabel('Tuesday to')).toHaveValue('16:00');
  },
);

professionalTest(
  'a time is blocked with the keyboard, refused twice, removed and put back, as another tab sees at once',
  tagged('HOURS-011 to HOURS-018', 'OPEN-57', '@desktop'),
  async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, `${path}?tab=blocks`);
    const elsewhere = other.getByRole('region', { name: 'Coming blocks' });
    await openPage(page, `${path}?tab=blocks`);
    const form = page.getByRole('form', { name: 'Block a time' });
    const list = page.getByRole('region', { name: 'Coming blocks' });
    const day = addDays(today, 9);
    await form.getByRole('button', { name: 'Block time' }).press('Enter');
    await expect(form).toContainText('Please select a date first.');
    await expect(form.getByLabel('Date')).toBeFocused();
    await expect(form).toContainText('Please select both start and end times.');
    await expect(form.getByLabel('Date')).toHaveAttribute('min', today);
    await form.getByLabel('Date').fill(addDays(today, -1));
    await expect(form).toContainText('Please choose a date that is not in the past.');
    await form.getByLabel('Date').fill(day);
    await form.getByLabel('Start').selectOption('12:00');
    await form.getByLabel('End').selectOption('11:30');
    await expect(form).toContainText('End time must be after start time.');
    await form.getByLabel('End').selectOption('13:30');
    await form.getByLabel('Reason (optional)').fill('  Dentist ');
    await form.getByRole('button', { name: 'Block time' }).press('Enter');
    await expect(list).toContainText(`${formatDay(day)}12:00 PM – 1:30 PMDentist`);
    await expect(form.getByLabel('Date')).toHaveValue('');
    // Not by the look twice a minute.
    await expect(elsewhere).toContainText('Dentist', { timeout: 5_000 });

    await form.getByLabel('Date').fill(day);
    await form.getByLabel('Start').selectOption('13:00');
    await form.getByLabel('End').selectOption('14:00');
    await form.getByRole('button', { name: 'Block time' }).press('Enter');
    await expect(form.getByRole('alert')).toContainText('This time slot overlaps with an existing blocked time slot.');
    await expect(form.getByLabel('Start')).toHaveValue('13:00');

    const removed = answered(page, '/api/blocked-time-slots/', 'DELETE');
    await list.getByRole('button', { name: /^Remove / }).press('Enter');
    await expect(list).toContainText('No blocked time');
    expect((await removed).status()).toBe(200);
    await expect(elsewhere).toContainText('No blocked time', { timeout: 5_000 });
    const putBack = answered(page, '/api/blocked-time-plans', 'POST');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    expect((await putBack).status()).toBe(201);
    await expect(list).toContainText('Dentist');
  },
);

professionalTest(
  'a block that is typed while another is being saved stays, and gets no questions about the other',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, `${path}?tab=blocks`);
    const form = page.getByRole('form', { name: 'Block a time' });
    const [day, next] = [addDays(today, 5), addDays(today, 6)];
    await form.getByRole('radio', { name: 'Whole days' }).check({ force: true });
    await form.getByLabel('First day').fill(day);
    const plans = await holdBack(page, '**/api/blocked-time-plans');
    const isSent = page.waitForRequest('**/api/blocked-time-plans');
    await form.getByRole('button', { name: 'Block time' }).click();
    await isSent;
    await form.getByLabel('First day').fill(next);
    await form.getByLabel('Reason (optional)').fill('Dentist');
    plans();
    await expect(page.getByText('Time blocked')).toBeVisible();
    await expect(form.getByLabel('First day')).toHaveValue(next);
    await expect(form.getByLabel('Reason (optional)')).toHaveValue('Dentist');

    await form.getByLabel('First day').fill(day);
    const previews = await holdBack(page, '**/api/availability-previews');
    const isAsked = page.waitForRequest('**/api/availability-previews');
    await form.getByRole('button', { name: 'Block time' }).click();
    await isAsked;
    await form.getByLabel('First day').fill(next);
    previews();
    await expect(page.getByText('Time not blocked')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Replace it' })).toHaveCount(0);
    await expect(form.getByLabel('First day')).toHaveValue(next);
  },
);

professionalTest('half a last day is not taken for none', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, `${path}?tab=blocks`);
  const form = page.getByRole('form', { name: 'Block a time' });
  const lastDay = form.getByLabel('Last day');
  await form.getByRole('radio', { name: 'Whole days' }).check({ force: true });
  await form.getByLabel('First day').fill(addDays(today, 5));
  await lastDay.pressSequentially('0531');
  await form.getByRole('button', { name: 'Block time' }).click();
  await expect(lastDay).toHaveAccessibleDescription(/Please enter a whole date that exists\./);
  await expect(lastDay).toBeFocused();
});

professionalTest(
  'a block repeats every week; a vacation takes it in, and one date of it can be freed',
  tagged('HOURS-015', '@desktop'),
  async ({ page }) => {
    await openPage(page, `${path}?tab=blocks`);
    const form = page.getByRole('form', { name: 'Block a time' });
    const list = page.getByRole('region', { name: 'Coming blocks' });
    const day = addDays(today, 3);
    await form.getByLabel('Date').fill(day);
    await form.getByLabel('Start').selectOption('12:00');
    await form.getByLabel('End').selectOption('13:00');
    await form.getByRole('switch', { name: 'Repeat every week' }).check();
    await form.getByLabel('Weeks').fill('4');
    await form.getByRole('button', { name: 'Block time' }).click();
    await expect(list).toContainText(`Every ${formatDay(day).slice(0, 3)}12:00 PM – 1:00 PM, until`);
    await list.getByRole('button', { name: /^Show the 4 dates/ }).click();
    const freed = answered(page, '/api/blocked-time-slots/', 'DELETE');
    await list.getByRole('button', { name: `Remove ${formatDay(addDays(day, 7))} only` }).click();
    expect((await freed).status()).toBe(200);
    await expect(list.getByRole('button', { name: /^Hide the 3 dates/ })).toBeVisible();

    await form.getByRole('radio', { name: 'Whole days' }).check({ force: true });
    await form.getByLabel('First day').fill(addDays(day, -1));
    await form.getByLabel('Last day').fill(addDays(day, 2));
    await form.getByRole('button', { name: 'Block time' }).click();
    await form.getByRole('button', { name: 'Replace it' }).click();
    await expect(list).toContainText(`${formatDay(addDays(day, -1))} – ${formatDay(addDays(day, 2))}All day`);
    await expect(list.getByRole('button', { name: /the 2 dates/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('listitem').first()).toContainText('12:00 PM – 1:00 PM');
    await expect(list).not.toContainText('All day');
  },
);

professionalTest(
  'service times: only services not listed yet are added, with the usual minutes',
  tagged('HOURS-019 to HOURS-025', '@desktop'),
  async ({ page, professional }) => {
    for (const name of ['Haircut', 'Color']) {
      const made = await professional.api.post('/api/services', {
        data: { name, description: 'At your door.', price: '75.00', duration: '45' },
      });
      expect(made.status(), await made.text()).toBe(201);
    }
    await openPage(page, `${path}?tab=service-times`);
    const choice = page.getByLabel('Add a service');
    await choice.selectOption({ label: 'Color (45 min)' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(choice.getByRole('option')).toHaveText(['Haircut (45 min)']);
    const [duration, buffer] = [page.getByLabel('Duration of Color'), page.getByLabel('Buffer after Color')];
    await expect(duration).toHaveValue('60');
    await expect(buffer).toHaveValue('15');
    for (const [name, value] of [
      ['min', '15'],
      ['step', '15'],
    ] as const)
      await expect(duration).toHaveAttribute(name, value);
    for (const [name, value] of [
      ['min', '0'],
      ['step', '5'],
    ] as const)
      await expect(buffer).toHaveAttribute(name, value);
    await duration.fill('50');
    await expect(page.getByText('Duration must be at least 15 minutes, in steps of 15.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save service times' })).toBeDisabled();
    await duration.fill('90');
    const saved = answered(page, '/api/service-times', 'PUT');
    await page.getByRole('button', { name: 'Save service times' }).click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(duration).toHaveValue('90');
  },
);

professionalTest.describe('what fails', () => {
  professionalTest.use({ expectedErrors: [/Failed to load resource/] });

  professionalTest(
    'is told, and nothing that was typed is lost',
    tagged('ERR-093 to ERR-097', '@desktop'),
    async ({ page }) => {
      const internal = {
        status: 500,
        json: {
          error: 'Something went wrong on our side. Please try again.',
          code: 'internal',
          details: { type: 'internal' },
        },
      };
      await page.route('**/api/professional-hours', (route) => route.fulfill(internal));
      await page.route('**/api/blocked-time-plans', (route) => route.fulfill(internal));
      await openPage(page, path);
      await page.getByLabel('Monday to').selectOption('15:30');
      await page.getByRole('button', { name: 'Save hours' }).click();
      await expect(page.getByText('We couldn’t save your hours')).toBeVisible();
      await expect(page.getByLabel('Monday to')).toHaveValue('15:30');
      await page.getByRole('button', { name: 'Block it every week' }).click();
      const form = page.getByRole('form', { name: 'Block a time' });
      await form.getByLabel('Date').fill(addDays(today, 3));
      await form.getByLabel('Start').selectOption('12:00');
      await form.getByLabel('End').selectOption('13:00');
      await form.getByRole('button', { name: 'Block time' }).click();
      await expect(page.getByText('Database Error')).toBeVisible();
      await expect(page.getByText('The blocked time slots feature is not available yet')).toBeVisible();
      await expect(form.getByLabel('End')).toHaveValue('13:00');
    },
  );
});

test(
  'visits that new hours would leave outside are shown before anything is saved',
  tagged('OPEN-30', '@desktop'),
  async ({ page }) => {
    await signedInAs(page, 'professional@doorstep.test');
    await openPage(page, path);
    const working = page.getByRole('switch', { checked: true });
    for (let left = await working.count(); left > 0; left -= 1) await working.first().click();
    await page.getByRole('button', { name: 'Save hours' }).click();
    const dialog = page.getByRole('dialog', { name: /(visits are|visit is) booked at this time/ });
    await expect(dialog).toContainText('this change doesn’t cancel anything');
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('switch', { name: 'Monday' })).toBeChecked();
  },
);
