import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

test('two presses in a row both count, and back leads to the choice before', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/how-it-works');
  await openPage(page, '/professionals');
  const chips = page.getByRole('search').locator('fieldset input[name=service]');
  const titles = await chips.evaluateAll((inputs) =>
    (inputs as HTMLInputElement[]).slice(0, 2).map((input) => {
      input.click();
      return input.value;
    }),
  );
  expect(titles).toHaveLength(2);
  const isInUrl = (title: string, { search }: URL) => decodeURIComponent(search.replaceAll('+', ' ')).includes(title);
  await expect(page).toHaveURL((url) => titles.every((title) => isInUrl(title, url)));
  await expect(page.getByRole('region', { name: 'Professionals', exact: true })).toHaveAttribute('aria-busy', 'false');
  const verified = page.getByRole('button', { name: 'Remove filter Verified' });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('switch', { name: 'Verified only' }).check();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(verified).toBeVisible();
  await page.goBack();
  await expect(verified).toBeHidden();
  await expect(page).toHaveURL((url) => titles.every((title) => isInUrl(title, url)));
  await page.goBack();
  await expect(page).toHaveURL(/\/professionals$/);
  for (const title of titles) await expect(page.getByRole('checkbox', { name: title })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/how-it-works$/);
});

test('what is typed in one go is one step back, whatever its pauses', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/how-it-works');
  await openPage(page, '/professionals');
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await search.pressSequentially('hair');
  await expect(page).toHaveURL(/search=hair$/);
  await search.pressSequentially('cut');
  await expect(page).toHaveURL(/search=haircut$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/professionals$/);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/how-it-works$/);
});

test(
  'typing on before the page has caught up with the URL adds no step back',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/professionals');
    const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
    await search.evaluate((input: HTMLInputElement) => {
      const pushState = history.pushState.bind(history);
      history.pushState = (...entry) => {
        pushState(...entry);
        Object.assign(history, { pushState });
        // React puts a setter of its own on the input, and ignores a change that went through it.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'haircut');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
    });
    await search.pressSequentially('hair');
    await expect(page).toHaveURL(/search=haircut$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/professionals$/);
    await expect(search).toHaveValue('');
  },
);

test('back from a profile leads to its card among those that were added', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/professionals?sort=name_asc');
  const cards = page.getByRole('region', { name: 'Professionals', exact: true }).getByRole('article');
  for (const count of [48, 72]) {
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(cards).toHaveCount(count);
  }
  const pressed = cards.nth(60);
  const name = await pressed.getByRole('heading').innerText();
  await pressed.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(72);
  await expect(pressed.getByRole('heading', { name })).toBeInViewport();
});
