import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { farDay } from '#tests/support/guests/hand-entered-page.ts';
import { newPersonName } from '#tests/support/imports/import-page.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

test.describe('a file of visits', () => {
  // A workbook is refused on purpose.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is shown line by line, corrected, imported, found in the calendar and the form, and undone', async ({
    page,
  }) => {
    test.slow();
    const [date, { name, email }] = [farDay(), newPersonName()];
    // Another run of this test has a file of its own.
    const fileName = `${email.split('@')[0]}.csv`;
    const place = '"1100 Congress Ave, Apt 4, Austin, TX 78701"';
    const text = [
      'Date,Start time,Minutes,Whose,Email,Address',
      `${date},10:15 AM,45,${name},${email},${place}`,
      `2020-01-01,10:00,60,Past Visit,past@example.com,${place}`,
      `${date},half past ten,60,Kim Park,kim@example.com,${place}`,
    ].join('\n');
    await signedInAs(page, 'professional@doorstep.test');
    await openPage(page, '/dashboard/professional/clients');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();
    const chosen = page.locator('input[type=file]');
    await chosen.setInputFiles({
      name: 'visits.xlsx',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\u0003\u0004'),
    });
    await expect(page.getByText('This is a spreadsheet')).toBeVisible();
    await chosen.setInputFiles({ name: fileName, mimeType: 'text/csv', buffer: Buffer.from(text) });

    await expect(page.getByRole('heading', { name: 'Check your import' })).toBeVisible();
    await expect(page.getByText('Nothing to add yet')).toBeVisible();
    await page.getByLabel('Whose').selectOption('Name');
    await page.getByLabel('Service for visits').selectOption({ index: 1 });
    await expect(page.getByText('1 client and 1 visit will be added')).toBeVisible();
    await expect(page.getByText('It is in the past.')).toBeVisible();
    await page.getByRole('link', { name: /^Error 1/ }).click();
    await expect(page.getByText('Please write the time like 14:30 or 2:30 PM.')).toBeVisible();
    await expect(page.getByText('It is in the past.')).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Import 1 client and 1 visit' }).click();
    await expect(page.getByText('1 client and 1 visit added')).toBeVisible();
    await expect(page.getByText('1 client and 1 visit, just now').first()).toBeVisible();

    const visit = page.getByRole('link', { name: new RegExp(`^10:15 AM .* ${name}, until .*, entered by hand$`) });
    await openPage(page, `/dashboard/professional/calendar?view=day&date=${date}`);
    await expect(visit).toBeVisible();
    await openPage(page, `/dashboard/professional/calendar/visits/new?date=${date}`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    const known = page.getByRole('group', { name: 'From your clients' }).getByRole('button');
    await known.click();
    // Chosen again, it fills in the name again.
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name.slice(0, -1));
    await known.click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Street and number' })).toHaveValue('1100 Congress Ave');
    await expect(page.getByRole('textbox', { name: 'Apartment or unit' })).toHaveValue('Apt 4');
    await expect(page.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('78701');
    await openPage(page, `/dashboard/professional/clients/added?search=${email}`);
    await expect(page.getByRole('rowheader')).toHaveText([name]);

    await openPage(page, '/dashboard/professional/import');
    await page.getByRole('button', { name: `Undo the import of ${fileName}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('What it added is gone.')).toBeVisible();
    await openPage(page, `/dashboard/professional/calendar?view=day&date=${date}`);
    await expect(visit).toBeHidden();
    await openPage(page, `/dashboard/professional/clients/added?search=${email}`);
    await expect(page.getByText('No clients match your search')).toBeVisible();
  });

  test('can be chosen again if its preview could not be opened', { tag: '@desktop' }, async ({ page }) => {
    const [pageData, { name, email }] = [/\.data(\?|$)/, newPersonName()];
    await signedInAs(page, 'professional@doorstep.test');
    await openPage(page, '/dashboard/professional/import');
    const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(`Name,Email\n${name},${email}\n`) };
    await page.route(pageData, (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('The page could not be loaded')).toBeVisible();
    await expect(page.getByText('Reading the file')).toBeHidden();
    await page.unroute(pageData);
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'Check your import' })).toBeVisible();
  });
});
