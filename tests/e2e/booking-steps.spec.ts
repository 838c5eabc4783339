import type { Page } from '@playwright/test';
import { sandbox } from '#tests/support/browser/e2e-member.ts';
import {
  bookingPath,
  chooseTime,
  foldedStep,
  openPage,
  openStep,
  payButton,
  serviceName,
  tile,
  timeName,
} from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, requestVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'finished steps fold into a line each, open again, and lose nothing of what was typed',
  tagged('BOOK-013', 'BOOK-015'),
  async ({ page, request }) => {
    const visit = await findVisit(request);
    await openPage(page, bookingPath(visit));
    await expect(foldedStep(page, 'Professional')).toContainText(visit.professional.name);
    await expect(foldedStep(page, 'Service')).toContainText(visit.service.name);
    await expect(page.getByRole('radio', { name: serviceName(visit) })).toBeHidden();
    await chooseTime(page, visit);
    const time = foldedStep(page, 'Date and time');
    await expect(time).toContainText(`${visit.dayText}, ${visit.timeText}`);
    await expect(time).toBeFocused();

    const address = page.getByLabel('Service address');
    await address.fill(visit.address);
    await expect(payButton(page)).toHaveText(/^Pay \$/);
    await address.press('Tab');
    await expect(foldedStep(page, 'Address')).toContainText(visit.address);
    await expect(address).toBeHidden();
    await foldedStep(page, 'Address').click();
    await expect(address).toHaveValue(visit.address);
    await page.getByRole('region', { name: 'Address' }).getByRole('button', { name: 'Address Done' }).click();
    await expect(address).toBeHidden();

    await openStep(page, 'Service');
    const service = page.getByRole('region', { name: 'Service', exact: true });
    await expect(service.getByRole('button', { name: 'Service Done', expanded: true })).toBeFocused();
    await tile(page, serviceName(visit)).click();
    await expect(foldedStep(page, 'Service')).toBeFocused();
  },
);

test('a link with service, date and time folds all it names, and a time that is gone opens its step', async ({
  page,
  request,
}) => {
  const visit = await findVisit(request);
  const link = `${bookingPath(visit)}&date=${visit.date}&time=${visit.time}`;
  await openPage(page, link);
  await expect(foldedStep(page, 'Date and time')).toContainText(`${visit.dayText}, ${visit.timeText}`);
  await page.route(/\/slots\?.*date=/, async (route) => {
    const response = await route.fetch();
    const day = (await response.json()) as { slots: { available: boolean; time: string }[] };
    for (const slot of day.slots) slot.available &&= slot.time !== visit.time;
    await route.fulfill({ response, json: day });
  });
  await openPage(page, link);
  await expect(page.getByText('Please select a time')).toBeVisible();
  await expect(page.getByRole('radio', { name: `${visit.timeText} (Unavailable)` })).toBeVisible();
});

test('nothing is folded without JavaScript', { tag: '@desktop' }, async ({ browser, request }) => {
  const visit = await findVisit(request);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(bookingPath(visit));
  await expect(page.getByRole('radio', { name: serviceName(visit) })).toBeVisible();
  await page.close();
});

test(
  'the button that pays is in sight, with room for a notice above it',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const visit = await findVisit(request);
    await openPage(page, bookingPath(visit));
    await chooseTime(page, visit);
    await page.getByLabel('Service address').fill(visit.address);
    const pay = page.getByRole('button', { name: /^Pay / });
    await expect(pay).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    const { y = 0, height = 0 } = (await pay.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(800 - 150);
  },
);

test('a bar of at most a fifth of a phone’s height leads on to what is missing, then to the payment', async ({
  page,
  request,
}, { project }) => {
  test.skip(project.name !== 'phone');
  const visit = await findVisit(request);
  await page.setViewportSize({ width: 390, height: 640 });
  await openPage(page, bookingPath(visit));
  const bar = page.locator('[data-action-bar]');
  await bar.getByRole('button', { name: 'Choose a time' }).click();
  await expect(page.getByRole('heading', { name: 'Date and time' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Date and time' })).toBeInViewport();
  await chooseTime(page, visit);
  await expect(page.getByRole('radio', { name: timeName(visit) })).toBeHidden();
  await bar.getByRole('button', { name: 'Add your address' }).click();
  await expect(page.getByLabel('Service address')).toBeFocused();
  await expect(page.getByLabel('Service address')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Service address').fill(visit.address);
  await expect(bar.getByRole('button')).toHaveText([/^Pay \$/]);
  await expect(bar.getByText(`${visit.dayText}, ${visit.timeText}`)).toBeVisible();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(640 / 5);
});

test.describe('motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('steps fold in at most 200 ms, and at once with reduced motion', async ({ page, request }) => {
    const visit = await findVisit(request);
    const durations = await recordMotion(page);
    await openPage(page, bookingPath(visit));
    await foldedStep(page, 'Service').click();
    await expect.poll(async () => (await durations()).length).toBeGreaterThan(0);
    expect(Math.max(...(await durations()))).toBeLessThanOrEqual(200);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const before = await durations();
    await tile(page, serviceName(visit)).click();
    await expect(foldedStep(page, 'Service')).toBeVisible();
    expect(await durations()).toEqual(before);
  });

  test('what the Tab key reaches while a step folds is in sight once it has', async ({ page, request }) => {
    const visit = await findVisit(request);
    await openPage(page, `/booking?pro=${visit.professional.id}`);
    await page.getByRole('radio', { name: serviceName(visit) }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(foldedStep(page, 'Service')).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  });

  test('a door opens once a booking is confirmed, and stands open with reduced motion', async ({ page, newcomer }) => {
    const { bookingId } = await requestVisit(newcomer, await findVisit(newcomer.api));
    const [session] = await sandbox.sessionsOf(bookingId);
    await sandbox.pay(session?.id ?? '');
    await page.context().addCookies(newcomer.storageState.cookies);
    const durations = await recordMotion(page);
    const confirmed = page.getByRole('heading', { name: 'Booking Confirmed!' });
    await openPage(page, `/booking/success?booking_id=${bookingId}&session_id=${session?.id}`);
    await expect(confirmed).toBeVisible();
    expect(await durations()).toEqual([200]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(confirmed).toBeVisible();
    expect(await durations()).toEqual([]);
  });
});

/** Returns a function that reads how long each animation of the page was told to take, in milliseconds. */
async function recordMotion(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const times: unknown[] = ((window as { times?: unknown[] }).times = []);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      times.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => (window as { times?: number[] }).times ?? []);
}
