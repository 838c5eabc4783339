import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { centsFromDollars, formatDollars, shareOf, subtractCents } from '#app/lib/money.ts';
import { inServersDatabase, letCompletionStand, letVisitPass } from '#tests/support/browser/e2e-database.ts';
import { chooseFromMenu } from '#tests/support/browser/e2e-menu.ts';
import { nobodySignedIn, sandbox } from '#tests/support/browser/e2e-member.ts';
import { bookingPath, chooseVisit, openPage, payButton, payWithCard } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { bookingsOf, emailOf, findVisit, payVisit, type Visit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

// Two people side by side, each in a browser of their own: what one does the other sees without a reload.

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: nobodySignedIn })).newPage();
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } });
  expect(answer.status()).toBe(200);
  return page;
}

const centsSent = async (bookingId: string) =>
  (await sandbox.transfersOf(bookingId)).map(({ amount, amount_reversed }) => [amount, amount_reversed]);

/** The first free time of the open dialog's day that is not the visit's own. @returns it as the page writes it. */
async function chooseAnotherTime(page: Page, { timeText }: Visit): Promise<string> {
  const free = page.getByRole('radio', { name: new RegExp(`^(?!${timeText})\\d+:\\d\\d [AP]M`), disabled: false });
  const chosen = page.getByRole('dialog').locator('label').filter({ has: free }).first();
  await chosen.click();
  return (await chosen.textContent())?.match(/^\d+:\d\d [AP]M/)?.[0] ?? '';
}

test(
  'two browsers: book, see it arrive, reschedule, complete, review, transfer',
  tagged('GEN-010', 'OPEN-02', 'OPEN-05', 'OPEN-35', '@desktop'),
  async ({ page, newcomer, browser }) => {
    test.slow();
    const visit = await findVisit(newcomer.api, { choices: 4 });
    const total = centsFromDollars(visit.service.price);
    const theirs = await signedIn(browser, emailOf(visit));
    await openPage(theirs, `/dashboard/professional/calendar?view=day&date=${visit.date}`);
    const appointmentAt = (time: string) =>
      theirs.getByRole('button', { name: new RegExp(`^${time} .* ${newcomer.name}, until .*, Confirmed$`) });
    await expect(appointmentAt(visit.timeText)).toHaveCount(0);

    await openPage(page, bookingPath(visit));
    await chooseVisit(page, visit);
    await payButton(page).click();
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    await expect(appointmentAt(visit.timeText)).toBeVisible();
    const [booking] = await bookingsOf(newcomer, visit);
    const bookingId = booking?.id ?? '';

    await openPage(page, '/dashboard/client/bookings');
    await page.getByRole('button', { name: /^Reschedule / }).click();
    const later = await chooseAnotherTime(page, visit);
    await page.getByRole('button', { name: 'Reschedule for free' }).click();
    await expect(page.getByText('Your professional knows about the new time.')).toBeVisible();
    await expect(appointmentAt(later)).toBeVisible();
    await expect(appointmentAt(visit.timeText)).toHaveCount(0);

    await letVisitPass(bookingId);
    await openPage(theirs, `/dashboard/professional/calendar?appointment=${bookingId}`);
    await theirs.getByRole('dialog', { name: visit.service.name }).getByRole('button', { name: 'Complete' }).click();
    await theirs.getByRole('button', { name: 'Yes, it’s done' }).click();
    await expect(theirs.getByText('Appointment completed')).toBeVisible();
    await theirs.getByRole('button', { name: 'Undo' }).click();
    await expect(theirs.getByText('The visit is confirmed again, and no money has moved.')).toBeVisible();
    await openPage(theirs, `/dashboard/professional/calendar?appointment=${bookingId}`);
    await theirs.getByRole('dialog', { name: visit.service.name }).getByRole('button', { name: 'Complete' }).click();
    await theirs.getByRole('button', { name: 'Yes, it’s done' }).click();
    await expect(theirs.getByText('Appointment completed')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
    await letCompletionStand(bookingId);
    await expect.poll(() => centsSent(bookingId)).toEqual([[subtractCents(total, shareOf(total, 10)), 0]]);

    await openPage(theirs, '/dashboard/professional/reviews');
    await page.getByRole('button', { name: /^Review: / }).click();
    const review = page.getByRole('dialog', { name: 'How was your visit?' });
    await review.getByRole('radio', { name: /^5 stars/ }).focus();
    await page.keyboard.press('Space');
    await review.getByLabel('What would you tell others?').fill('On time, and better than at the shop.');
    await review.getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByText('Thank you for your review')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText('On time, and better than at the shop.')).toBeVisible();
    const { items } = (await (await newcomer.api.get('/api/reviews')).json()) as { items: { id: string }[] };
    await newcomer.api.delete(`/api/reviews/${items[0]?.id}`);
    await theirs.context().close();
  },
);

test(
  'two browsers: a late cancellation leaves the fee, which its professional gets less commission',
  tagged('OPEN-04', '@desktop'),
  async ({ page, newcomer, browser }) => {
    const { visit, bookingId } = await payVisit(newcomer);
    const columns = ['booking_date', 'start_time', 'end_time', 'busy_until'];
    await inServersDatabase(
      `update bookings set ${columns.map((column) => `${column} = ${column} - (start_time - now()) + interval '5 hours'`).join(', ')} where id = $1`,
      [bookingId],
    );
    const total = centsFromDollars(visit.service.price);
    const fee = shareOf(total, 50);
    const theirs = await signedIn(browser, emailOf(visit));
    await openPage(theirs, `/dashboard/professional/calendar?appointment=${bookingId}`);
    await expect(theirs.getByRole('dialog', { name: visit.service.name })).toContainText('Confirmed');

    await openPage(page, '/dashboard/client/bookings');
    await chooseFromMenu(page, /^Cancel and refund /);
    const dialog = page.getByRole('dialog', { name: 'Cancel and refund?' });
    const refund = formatDollars(subtractCents(total, fee));
    await expect(dialog.getByText('Late-cancellation fee (50%)').locator('xpath=..')).toContainText(formatDollars(fee));
    await dialog.getByRole('button', { name: `Cancel and refund ${refund}` }).click();
    await expect(page.getByText(`${refund} is on its way back to your card.`)).toBeVisible();
    await expect(page.getByText('Total spent').locator('xpath=..')).toContainText(
      `Paid ${formatDollars(fee)}including cancellation fees ${formatDollars(fee)}`,
    );
    await expect(theirs.getByRole('dialog', { name: visit.service.name })).toContainText('Cancelled');
    await expect.poll(() => centsSent(bookingId)).toEqual([[subtractCents(fee, shareOf(fee, 10)), 0]]);
    await theirs.context().close();
  },
);

test(
  'three browsers: a problem holds the money until an administrator settles it',
  tagged('OPEN-05', '@desktop'),
  async ({ page, newcomer, browser }) => {
    test.slow();
    const { visit, bookingId } = await payVisit(newcomer);
    await letVisitPass(bookingId);
    const total = centsFromDollars(visit.service.price);
    const words = `The front was left undone ${Date.now()}`;
    await openPage(page, '/dashboard/client/bookings');
    await chooseFromMenu(page, /^Report a problem /);
    const report = page.getByRole('dialog', { name: 'Report a problem' });
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report.getByText('Please describe what happened')).toBeVisible();
    await report.getByLabel('What’s it about?').selectOption('quality');
    await report.getByLabel('What happened?').fill(words);
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report).toBeHidden();

    const theirs = await signedIn(browser, emailOf(visit));
    await openPage(theirs, `/dashboard/professional/calendar?appointment=${bookingId}`);
    await theirs.getByRole('dialog', { name: visit.service.name }).getByRole('button', { name: 'Complete' }).click();
    await theirs.getByRole('button', { name: 'Yes, it’s done' }).click();
    await expect(theirs.getByText('Appointment completed')).toBeVisible();

    const admin = await signedIn(browser, 'admin@doorstep.test');
    await openPage(admin, '/dashboard/admin/problems');
    const problem = admin.getByRole('listitem').filter({ hasText: words });
    await expect(problem).toContainText('not paid out');
    expect(await centsSent(bookingId)).toEqual([]);
    await problem.getByLabel('Refund', { exact: true }).selectOption('partial');
    await problem.getByLabel('Refund in dollars').fill('10.00');
    await problem.getByLabel('Message to both parties').fill('Ten dollars for the part that is missing.');
    await problem.getByRole('button', { name: 'Settle' }).click();
    await expect(admin.getByText('$10.00 goes back to the client.')).toBeVisible();
    await letCompletionStand(bookingId);
    const left = subtractCents(total, centsFromDollars('10.00'));
    await expect.poll(() => centsSent(bookingId)).toEqual([[subtractCents(left, shareOf(left, 10)), 0]]);
    await expect(page.getByRole('cell', { name: 'Completed' })).toContainText('$10.00 refunded');
    await Promise.all([theirs.context().close(), admin.context().close()]);
  },
);
