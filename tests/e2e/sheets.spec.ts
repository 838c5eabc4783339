import { openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest } from '#tests/support/browser/e2e-professional.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';

test('a sheet with fields begins in the first one, or with its title on a touch screen', async ({ page, isMobile }) => {
  await openPage(page, '/account/addresses');
  const add = page.getByRole('button', { name: 'Add an address' });
  await add.click();
  const sheet = page.getByRole('dialog', { name: 'Save an address' });
  const title = sheet.getByRole('heading', { name: 'Save an address' });
  await expect(title).toBeVisible();
  await expect(isMobile ? title : sheet.getByLabel('Street and number')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(add).toBeFocused();
});

test('a question begins with its title, so that Enter decides nothing @desktop', async ({ page }) => {
  await openPage(page, '/account/data');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const focused = page.locator(':focus');
  await expect(focused).not.toHaveRole('button');
});

test('a sheet that is closed and opened again at once is a new one, with the focus in it', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/account/addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const sheet = page.getByRole('dialog', { name: 'Save an address' });
  await sheet.getByLabel('Street and number').fill('12 Elm Street');
  const add = await page.getByRole('button', { name: 'Add an address', includeHidden: true }).elementHandle();
  await sheet.getByRole('button', { name: 'Close' }).evaluate(async (close, opener) => {
    (close as HTMLElement).click();
    await Promise.resolve();
    (opener as HTMLElement).click();
  }, add);
  await expect(sheet.getByLabel('Street and number')).toHaveValue('');
  const title = sheet.getByRole('heading', { name: 'Save an address' });
  await expect(isMobile ? title : sheet.getByLabel('Street and number')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

professionalTest('a written text is discarded only when it may be', async ({ page }) => {
  await openPage(page, '/dashboard/professional/services');
  await page.getByRole('button', { name: 'Add Service' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add Service' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  const description = sheet.getByLabel('Description');
  await sheet.getByLabel('Name').fill('Gloss');
  await description.fill('Shine that lasts for a month.');
  await description.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(description).toBeFocused();
  await expect(description).toHaveValue('Shine that lasts for a month.');
  await page.mouse.click(5, 5);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet.getByLabel('Name')).toHaveValue('Gloss');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Add Service' }).first().click();
  await expect(description).toHaveValue('');
  await description.press('Escape');
  await expect(sheet).toBeHidden();
});

professionalTest('a written text outlives Esc pressed again and again @desktop', async ({ page }) => {
  await openPage(page, '/dashboard/professional/services');
  await page.getByRole('button', { name: 'Add Service' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add Service' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  const description = sheet.getByLabel('Description');
  await description.fill('Shine that lasts for a month.');
  // The browser lets a page refuse Esc only now and then while nothing else is pressed.
  for (let round = 0; round < 4; round++) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(description).toBeFocused();
  }
  await expect(description).toHaveValue('Shine that lasts for a month.');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Add Service' }).first().click();
  await expect(description).toHaveValue('');
});
