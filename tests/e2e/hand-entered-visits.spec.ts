import { nobodySignedIn, newEmail, sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage, payWithCard } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { farDay, fillPerson } from '#tests/support/guests/hand-entered-page.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

test.describe('a visit entered by hand', () => {
  // Another visit at the same time, and a link that has ended, are refused on purpose.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is paid by its link, by somebody without an account, and is a booking in the calendar then', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const date = farDay();
    await signedInAs(page, 'professional@doorstep.test');
    const legend = page.getByRole('list', { name: 'Colors' });
    // In the day's grid; the legend is of the whole week, in which other tests have visits.
    const entered = page.getByRole('link', { name: /^10:15 AM .* Robin Miller, until .*, entered by hand$/ });
    await openPage(page, `/dashboard/professional/calendar?view=day&date=${date}`);
    await expect(legend.getByText('Blocked')).toBeVisible();
    await expect(entered).toBeHidden();
    await page.getByRole('link', { name: 'Add visit' }).click();
    await expect(page.getByLabel('Date')).toHaveValue(date);
    await page.getByRole('button', { name: 'Add visit' }).click();
    await expect(page.getByText('Please enter the name')).toBeVisible();
    await fillPerson(page);
    await page.getByRole('textbox', { name: 'Time', exact: true }).fill('10:15');
    await page.getByRole('button', { name: 'Add visit' }).click();
    await expect(page.getByRole('heading', { name: 'Link to pay' })).toBeVisible();

    await openPage(page, `/dashboard/professional/calendar/visits/new?date=${date}`);
    await fillPerson(page);
    await page.getByRole('textbox', { name: 'Time', exact: true }).fill('10:30');
    await page.getByRole('button', { name: 'Add visit' }).click();
    await expect(page.getByText('You already have something at this time')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Robin Miller');

    await openPage(page, `/dashboard/professional/route?date=${date}`);
    const stops = page.getByRole('list', { name: 'Visits in order' });
    await expect(stops.getByText(/ for Robin Miller$/)).toBeVisible();
    await stops.getByRole('link', { name: 'Entered by hand' }).click();
    await expect(page.getByRole('heading', { name: 'Link to pay' })).toBeVisible();

    await openPage(page, `/dashboard/professional/calendar?view=day&date=${date}`);
    await expect(legend.getByText('Entered by hand')).toBeVisible();
    await entered.click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link to pay for this visit').inputValue();

    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: nobodySignedIn });
    const guest = await context.newPage();
    await guest.goto(link);
    await expect(guest.getByText('1100 Congress Ave, Austin, TX 78701')).toBeVisible();
    await expect(guest.getByText(/Cancellation is free/)).toBeVisible();
    await guest.getByRole('button', { name: 'Email me the link to pay' }).click();
    await expect(guest.getByText('Please enter your first name')).toBeVisible();
    const email = newEmail();
    const typed = { 'First name': 'Robin', 'Last name': 'Miller', Email: email, Phone: '(512) 555-0142' };
    for (const [label, text] of Object.entries(typed))
      await guest.getByRole('textbox', { name: label, exact: true }).fill(text);
    await guest.getByRole('button', { name: 'Email me the link to pay' }).click();
    await expect(guest.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const confirmation = async () =>
      (await sandbox.mails(email))[0]?.text?.match(/https?:\/\/\S+guest-booking\/\S+/)?.[0] ?? '';
    await expect.poll(confirmation, { timeout: 20_000, intervals: [50] }).toBeTruthy();
    await guest.goto(await confirmation());
    await guest.getByRole('button', { name: 'Confirm and pay' }).click();
    await payWithCard(guest, '4242 4242 4242 4242');
    await expect(guest.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'This visit is paid' })).toBeVisible();
    await context.close();

    await openPage(page, `/dashboard/professional/calendar?view=day&date=${date}`);
    await expect(page.getByRole('button', { name: /^10:15 AM .* Robin Miller, until .*, Confirmed$/ })).toBeVisible();
    await expect(entered).toBeHidden();
  });

  test('is moved and removed by its professional, and its link says that it was called off', async ({ page }) => {
    const date = farDay();
    await signedInAs(page, 'professional@doorstep.test');
    await openPage(page, `/dashboard/professional/calendar/visits/new?date=${date}`);
    await fillPerson(page);
    await page.getByRole('textbox', { name: 'Time', exact: true }).fill('14:00');
    await page.getByRole('button', { name: 'Add visit' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const shown = page.getByLabel('Link to pay for this visit');
    const ended = await shown.inputValue();
    // A browser without a screen refuses to write to a clipboard.
    await page.evaluate(() => (navigator.clipboard.writeText = async () => {}));
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.getByRole('button', { name: 'Make a new link' }).click();
    await expect(shown).not.toHaveValue(ended);
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    const link = await shown.inputValue();
    await page.getByRole('textbox', { name: 'Time', exact: true }).fill('15:30');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/^3:30 PM to/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove visit' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page).toHaveURL(/\/calendar$/);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This visit was called off' })).toBeVisible();
  });
});
