import type { Page } from '@playwright/test';
import { weekOf } from '#app/lib/dates/week.ts';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { type Professional, professionalTest as test } from '#tests/support/browser/e2e-professional.ts';
import { expect, test as anybodyTest } from '#tests/support/browser/e2e-test.ts';
import { emailOf, findVisit, payRequested, requestVisit, visitTo } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

const path = '/dashboard/professional/calendar';
/** A Wednesday two or three weeks ahead. */
const day = weekOf(addDays(new Date().toISOString().slice(0, 10), 18))[3] ?? '';
const cell = (page: Page, time: string, date = day) =>
  page.getByRole('gridcell', { name: `${formatDay(date)}, ${time},` });
const answered = (page: Page, method: string, ending: RegExp) =>
  page.waitForResponse((answer) => answer.request().method() === method && ending.test(answer.url()));

async function withBlock({ api }: Professional, start: string, end: string, reason: string): Promise<void> {
  const answer = await api.post('/api/blocked-time-plans', {
    data: { plan: { kind: 'times', date: day, start, end }, reason },
  });
  expect(answer.status()).toBe(201);
}

test(
  'time is blocked and freed by keyboard alone',
  tagged('CAL-001', 'CAL-002', 'CAL-003', 'CAL-005', 'CAL-012', '@desktop'),
  async ({ page }) => {
    await openPage(page, `${path}?view=week&date=${day}`);
    const hours = page.getByRole('rowheader');
    await expect(hours).toHaveCount(24);
    await expect(hours.first()).toHaveText('8:00 AM');
    await expect(hours.last()).toHaveText('7:30 PM');

    await cell(page, '9:30 AM').focus();
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, '10:00 AM')).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Block time' });
    await expect(dialog.getByLabel('Date')).toHaveValue(day);
    await expect(dialog.getByLabel('From')).toHaveValue('10:00');
    await expect(dialog.getByLabel('To')).toHaveValue('11:30');
    await dialog.getByLabel('Reason').fill('Dentist');
    const blocked = answered(page, 'POST', /blocked-time-plans$/);
    await dialog.getByRole('button', { name: 'Block time' }).click();
    const part = page.getByRole('button', { name: 'Dentist, blocked from 10:00 AM to 11:30 AM' });
    await expect(part).toBeVisible();
    expect((await blocked).status()).toBe(201);
    await expect(page.getByText('Time blocked')).toBeVisible();
    // The list is read anew meanwhile, and its parts made anew.
    await expect
      .poll(() => part.locator('.cal-part-body').evaluate((element) => getComputedStyle(element).backgroundImage))
      .toContain('repeating-linear-gradient');

    await cell(page, '10:00 AM').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    const freed = answered(page, 'DELETE', /blocked-time-slots/);
    await page.getByRole('dialog', { name: 'Blocked time' }).getByRole('button', { name: 'Remove block' }).click();
    expect((await freed).status()).toBe(200);
    await expect(part).toHaveCount(0);
    await expect(cell(page, '10:00 AM')).toBeFocused();
  },
);

test(
  'what was just blocked can be looked into before the server has answered, and freed once it has',
  tagged('CAL-012', '@desktop'),
  async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/blocked-time-plans', async (route) => {
      await released;
      await route.continue();
    });
    await openPage(page, `${path}?view=week&date=${day}`);
    await cell(page, '2:00 PM').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Block time' }).getByRole('button', { name: 'Block time' }).click();
    const part = page.getByRole('button', { name: 'Blocked, from 2:00 PM to' });
    await part.click();
    const remove = page.getByRole('dialog', { name: 'Blocked time' }).getByRole('button', { name: 'Remove block' });
    await expect(remove).toHaveAttribute('aria-busy', 'true');
    const freed = answered(page, 'DELETE', /blocked-time-slots/);
    release();
    await expect(remove).not.toHaveAttribute('aria-busy', 'true');
    await remove.click();
    expect((await freed).status()).toBe(200);
    await expect(part).toHaveCount(0);
  },
);

test.describe('refused', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'a change that the server refuses is taken back, and what was written is kept',
    { tag: '@desktop' },
    async ({ page, professional }) => {
      await withBlock(professional, '12:00', '13:00', 'Lunch');
      await openPage(page, `${path}?view=day&date=${day}`);
      const [from, to] = [await cell(page, '11:00 AM').boundingBox(), await cell(page, '11:30 AM').boundingBox()];
      await page.mouse.move((from?.x ?? 0) + 80, (from?.y ?? 0) + 5);
      await page.mouse.down();
      await page.mouse.move((to?.x ?? 0) + 80, (to?.y ?? 0) + 12, { steps: 4 });
      await page.mouse.up();
      const dialog = page.getByRole('dialog', { name: 'Block time' });
      await expect(dialog.getByLabel('From')).toHaveValue('11:00');
      await expect(dialog.getByLabel('To')).toHaveValue('12:00');
      await dialog.getByLabel('To').fill('12:30');
      await dialog.getByLabel('Reason').fill('Errands');
      await dialog.getByRole('button', { name: 'Block time' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('This time slot overlaps with an existing blocked time slot.');
      await expect(dialog.getByLabel('Reason')).toHaveValue('Errands');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /blocked from/ })).toHaveCount(1);

      await page.route('**/api/blocked-time-slots/*', (route) =>
        route.fulfill({
          status: 500,
          json: { error: 'Something went wrong on our side. Please try again.', code: 'internal' },
        }),
      );
      await page.getByRole('button', { name: /blocked from 12:00 PM/ }).click();
      await page.getByRole('button', { name: 'Remove block' }).click();
      await expect(page.getByText('Block not removed')).toBeVisible();
      await expect(page.getByRole('button', { name: /blocked from 12:00 PM/ })).toBeVisible();
    },
  );
});

test(
  'weeks are turned by buttons and keys, and the address says where one is',
  tagged('CAL-004', 'CAL-005', 'CAL-006', 'CAL-007', '@desktop'),
  async ({ page }) => {
    await openPage(page, `${path}?date=${day}`);
    const week = (date: string) =>
      expect(page.getByRole('link', { name: new RegExp(`^${formatDay(date)}`) })).toBeVisible();
    await week(day);
    await page.getByRole('link', { name: 'Next week' }).click();
    await week(addDays(day, 7));
    await expect(page).toHaveURL(`${path}?view=week&date=${addDays(day, 7)}`);
    await page.getByRole('link', { name: 'Previous week' }).click();
    await week(day);
    await cell(page, '8:00 AM', weekOf(day)[6]).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, '8:00 AM', addDays(weekOf(day)[6] ?? '', 1))).toBeFocused();
    await page.keyboard.press('PageUp');
    await week(day);
    await page.getByRole('navigation', { name: 'Calendar view' }).getByRole('link', { name: 'Day' }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(24);
    await page.goBack();
    await expect(page.getByRole('gridcell')).toHaveCount(7 * 24);
    await page.getByRole('link', { name: 'Today' }).click();
    await expect(page.getByRole('link', { name: /, today/ })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test(
    'the month comes first; a tap leads to the day, a swipe to the next, a tap there blocks time',
    tagged('CAL-017', '@desktop'),
    async ({ page, professional }) => {
      await withBlock(professional, '09:00', '10:00', 'Dentist');
      await openPage(page, `${path}?date=${day}`);
      const link = page.getByRole('grid').getByRole('link', { name: `${formatDay(day)}: blocked time` });
      await expect(link).toHaveAttribute('data-tone', 'blocked');
      await expect(link.locator('.cal-mark')).toBeVisible();
      await link.click();
      await expect(page.getByRole('heading', { name: formatDay(day) })).toBeVisible();
      await expect(page.getByRole('button', { name: /blocked from 9:00 AM/ })).toBeVisible();
      await cell(page, '3:00 PM').tap();
      await expect(page.getByRole('dialog').getByLabel('From')).toHaveValue('15:00');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await cell(page, '3:00 PM').evaluate((element) => {
        const touch = (type: string, clientX: number) =>
          element.dispatchEvent(
            new PointerEvent(type, { pointerType: 'touch', isPrimary: true, bubbles: true, clientX, clientY: 400 }),
          );
        touch('pointerdown', 300);
        touch('pointerup', 120);
      });
      await expect(page.getByRole('heading', { name: formatDay(addDays(day, 1)) })).toBeVisible();
    },
  );
});

test(
  'the link of the calendar opens it for other calendars until it is renewed',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, path);
    await page.getByRole('button', { name: 'Calendar link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendar link' });
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = dialog.getByLabel('Your secret link');
    const first = await link.inputValue();
    const file = await page.request.get(first);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    await dialog.getByRole('button', { name: 'Make a new link' }).click();
    await expect(link).not.toHaveValue(first);
    expect((await page.request.get(first)).status()).toBe(404);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(dialog.getByText('There is no link yet.')).toBeVisible();
  },
);

anybodyTest(
  'an appointment shows when, how it stands, what and who, and is cancelled from there',
  tagged('CAL-008', 'CAL-009', 'CAL-010', 'CAL-011', '@desktop'),
  async ({ page, newcomer, request }) => {
    const visit = await findVisit(request);
    const { bookingId } = await requestVisit(newcomer, visit);
    await page.request.post('/api/auth/sign-in/email', { data: { email: emailOf(visit), password: demoPassword } });
    await openPage(page, `${path}?appointment=${bookingId}`);
    const dialog = page.getByRole('dialog', { name: visit.service.name });
    for (const text of [visit.dayText, 'Pending', newcomer.name, 'shared in full once paid', 'Doorstep fee'])
      await expect(dialog.getByText(text).first()).toBeVisible();
    await expect(dialog.getByText(visit.address)).toHaveCount(0);
    await page.keyboard.press('Escape');
    const part = (status: string) =>
      page.getByRole('button', { name: new RegExp(`^${visit.timeText} .* ${newcomer.name}, until .*, ${status}$`) });
    await part('Pending').click();
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(dialog.getByText('It hasn’t been paid, so there’s nothing to refund.')).toBeVisible();
    const cancelled = answered(page, 'POST', /cancel-and-refund$/);
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(part('Pending')).toHaveCount(0);
    await expect(part('Cancelled').last()).toBeVisible();
    expect((await cancelled).status()).toBe(200);
    await expect(page.getByText(`${newcomer.name} gets an email.`)).toBeVisible();
  },
);

anybodyTest(
  'a late refund of one appointment is not shown at another',
  { tag: '@desktop' },
  async ({ page, newcomer, request }) => {
    const visit = await findVisit(request);
    const { bookingId } = await requestVisit(newcomer, visit);
    await payRequested(newcomer, bookingId);
    const other = await visitTo(request, visit.professional.id);
    await requestVisit(newcomer, other);
    await page.request.post('/api/auth/sign-in/email', { data: { email: emailOf(visit), password: demoPassword } });
    const [released, isAnswered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(`**/api/bookings/${bookingId}/refund-preview`, async (route) => {
      const response = await route.fetch();
      await released.promise;
      await route.fulfill({ response });
      isAnswered.resolve();
    });
    await openPage(page, `${path}?view=week&date=${other.date}&appointment=${bookingId}`);
    const dialog = page.getByRole('dialog', { name: visit.service.name });
    const cancel = dialog.getByRole('button', { name: 'Cancel appointment' });
    await Promise.all([page.waitForRequest(/refund-preview$/), cancel.click()]);
    await page.keyboard.press('Escape');
    const part = new RegExp(`^${other.timeText} .* ${newcomer.name}, until .*Pending`);
    await page.getByRole('button', { name: part }).click();
    await cancel.click();
    const note = dialog.getByRole('region', { name: 'If you cancel' });
    await expect(note).toContainText('there’s nothing to refund');
    released.resolve();
    await isAnswered.promise;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(note).toContainText('there’s nothing to refund');
    await expect(cancel).toBeEnabled();
  },
);

anybodyTest(
  'a visit of half an hour shows service and client whole in the height of the week',
  tagged('CAL-010', 'CAL-011', '@desktop'),
  async ({ page }) => {
    await page.request.post('/api/auth/sign-in/email', {
      data: { email: 'professional@doorstep.test', password: demoPassword },
    });
    await openPage(page, `${path}?view=week`);
    const part = page.locator('.cal-part:not(.cal-blocked)').first();
    // The demo has no visit this short: the part is made what one of half an hour is.
    await part.evaluate((element) => {
      element.setAttribute('data-lines', '2');
      element.style.height = `${100 / 24}%`;
    });
    const frame = await part.boundingBox();
    for (const words of [part.locator('.cal-part-what'), part.locator('.cal-part-who')]) {
      await expect(words).toBeVisible();
      const box = await words.boundingBox();
      expect((box?.y ?? 0) - (frame?.y ?? 0)).toBeGreaterThanOrEqual(0);
      expect((frame?.y ?? 0) + (frame?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(0);
    }
    await expect(page.getByRole('list', { name: 'Colors' }).getByText('Outside your working hours')).toBeVisible();
  },
);
