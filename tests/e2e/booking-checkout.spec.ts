import {
  bookingPath,
  chooseVisit,
  expectChosen,
  foldedStep,
  openPage,
  payButton,
  payWithCard,
  tile,
  untilAlive,
} from '#tests/support/browser/e2e-page.ts';
import { expect, memberTest as test } from '#tests/support/browser/e2e-test.ts';
import { bookingsOf, findVisit, requestVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'a declined card can be followed by one that asks for 3-D Secure',
  tagged('BOOK-041', '@desktop'),
  async ({ page, member }) => {
    const visit = await findVisit(member.api);
    await openPage(page, bookingPath(visit));
    await chooseVisit(page, visit);
    await payButton(page).click();
    await payWithCard(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await payWithCard(page, '4000 0025 0000 3155');
    await expect(page.getByRole('heading', { name: '3-D Secure' })).toBeVisible();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await payWithCard(page, '4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    await expect.poll(async () => (await bookingsOf(member, visit)).map(({ status }) => status)).toEqual(['confirmed']);
  },
);

test(
  'leaving the checkout cancels the booking, and Try Again keeps the choices',
  tagged('BOOK-054 to BOOK-059', 'OPEN-08', '@phone'),
  async ({ page, member }) => {
    const visit = await findVisit(member.api);
    await openPage(page, bookingPath(visit));
    await chooseVisit(page, visit);
    await payButton(page).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/booking\/cancel\?booking_id=/);
    await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
    await expect(page.getByText('Your booking has been cancelled. No payment has been processed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect((await bookingsOf(member, visit)).map(({ status }) => status)).toEqual(['cancelled']);

    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL(/\/booking\?pro=/);
    await expectChosen(page, visit);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
  },
);

test(
  'Try Again goes back one page when that was one of ours',
  tagged('BOOK-057', 'OPEN-29', '@desktop'),
  async ({ page, member }) => {
    const { bookingId } = await requestVisit(member, await findVisit(member.api));
    await openPage(page, '/how-it-works');
    await page.evaluate((id) => window.location.assign(`/booking/cancel?booking_id=${id}`), bookingId);
    await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL(/\/how-it-works$/);
  },
);

test(
  'pressing twice books once, and the same choice after the back button leads to the same checkout',
  tagged('BOOK-040', 'OPEN-12', '@desktop'),
  async ({ page, member }) => {
    const visit = await findVisit(member.api);
    await openPage(page, bookingPath(visit));
    await chooseVisit(page, visit);
    await payButton(page).dblclick();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
    const checkout = page.url();
    expect((await bookingsOf(member, visit)).map(({ status }) => status)).toEqual(['pending']);

    await page.goBack();
    await untilAlive(page);
    await expectChosen(page, visit);
    await payButton(page).click();
    await expect(page).toHaveURL(checkout);
    expect(await bookingsOf(member, visit)).toHaveLength(1);
  },
);

test('a reload in the middle keeps the form', { tag: '@desktop' }, async ({ page, member }) => {
  const visit = await findVisit(member.api);
  await openPage(page, bookingPath(visit));
  await chooseVisit(page, visit);
  await page.reload();
  await expectChosen(page, visit);
  await expect(payButton(page)).toBeEnabled();
});

test.describe('somebody else was quicker', () => {
  test.use({ expectedErrors: [/409/] });

  test(
    'the message says so, the choices stay and the hour turns unavailable',
    tagged('ERR-037', 'BOOK-037', '@desktop'),
    async ({ page, member, newcomer }) => {
      const visit = await findVisit(member.api, { choices: 2 });
      await openPage(page, bookingPath(visit));
      await chooseVisit(page, visit);
      await requestVisit(newcomer, visit);
      await payButton(page).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Booking Error' });
      await expect(toast).toContainText('This time is no longer available. Please choose another one.');
      await expect(page.getByRole('heading', { name: 'Date and time' })).toBeFocused();
      await expect(page.getByText('Please select a time')).toBeVisible();
      await expect(page.getByRole('radio', { name: `${visit.timeText} (Unavailable)` })).toBeDisabled();
      await expect(foldedStep(page, 'Service')).toContainText(visit.service.name);
      await expect(page.getByLabel('Service address')).toHaveValue(visit.address);
      await expect(payButton(page)).toBeDisabled();
      await tile(page, /^\d+:00 [AP]M$/)
        .first()
        .click();
      await expect(payButton(page)).toBeEnabled();
    },
  );
});
