import type { Page } from '@playwright/test';
import { logIn, logOut, openPage, untilAlive } from '#tests/support/browser/e2e-page.ts';
import { memberPassword } from '#tests/support/browser/e2e-member.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

/** The field of the directory's bar. It becomes a combobox once its suggestions have loaded. */
const searchField = (page: Page) => page.getByLabel('Search', { exact: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('listbox').getByRole('option', { name });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Opens the home page and its search, which is a sheet on phones. */
async function openHomeSearch(page: Page): Promise<void> {
  await openPage(page, '/');
  const opener = page.getByRole('button', { name: 'What do you need?' });
  if (await opener.isVisible()) await opener.click();
}

async function searchFromHome(page: Page, text: string): Promise<void> {
  await openHomeSearch(page);
  const service = page.getByLabel('Service', { exact: true }).first();
  await service.fill(text);
  await expect(page.getByRole('listbox')).toBeVisible();
  await service.press('Enter');
}

/** Opens the directory's place field, which stands in the sheet of filters on phones. */
async function openPlaceField(page: Page) {
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  if (!(await filters.isVisible())) return page.getByRole('search');
  await filters.click();
  return page.getByRole('dialog', { name: 'Filters' });
}

async function firstListed(page: Page): Promise<{ id: string; name: string }> {
  const { items } = (await (await page.request.get('/api/professionals?limit=1')).json()) as {
    items: { id: string; name: string }[];
  };
  return items[0] ?? { id: '', name: '' };
}

test('a beginning suggests services, categories, people and places, each saying whom it finds', async ({ page }) => {
  await openPage(page, '/professionals');
  await searchField(page).pressSequentially('ha');
  await expect(group(page, 'Services').getByRole('option').first()).toHaveAccessibleName(/\d professionals?$/);
  const { name } = await firstListed(page);
  await searchField(page).fill(name.split(' ')[0] ?? '');
  await expect(group(page, 'People').getByRole('option', { name })).toBeVisible();
  await searchField(page).fill('aust');
  await expect(group(page, 'Places').getByRole('option', { name: 'Austin, TX' })).toHaveAccessibleName(
    /professionals?$/,
  );
});

test('a service narrows the directory to who offers it, by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/professionals');
  const field = searchField(page);
  await field.focus();
  await page.keyboard.type('oil');
  await expect(option(page, /^Oil change \d/)).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const marked = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(marked).toHaveAccessibleName(/^Oil/);
  await expect(field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
  const service = (await marked.locator('span').innerText()).trim();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/professionals?${new URLSearchParams({ service })}`);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('a service with a comma in its name is one filter', { tag: '@desktop' }, async ({ page }) => {
  const title = 'Full groom, small dog';
  await openPage(page, '/professionals');
  await searchField(page).pressSequentially('full groom');
  const offered = option(page, new RegExp(`^${title} \\d`));
  const [count] = /\d+ professionals?$/.exec(await offered.innerText()) ?? [];
  await offered.click();
  await expect(page).toHaveURL(`/professionals?${new URLSearchParams({ serviceTitle: title })}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count ?? 'a number of professionals');
  await expect(page.getByRole('button', { name: 'Remove filter Full groom', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Remove filter ${title}` }).click();
  await expect(page).toHaveURL('/professionals');
});

test(
  'Escape closes the list and keeps what was typed; an arrow opens it again',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/professionals');
    const field = searchField(page);
    await field.pressSequentially('hair');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).toHaveValue('hair');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
);

test('a person leads to the profile, from home too', async ({ page }) => {
  const { id, name } = await firstListed(page);
  await openHomeSearch(page);
  await page.getByLabel('Service', { exact: true }).first().fill(name);
  await group(page, 'People').getByRole('option', { name }).click();
  await expect(page).toHaveURL(`/professionals/${id}`);
});

test('a place that was typed as a service goes to its own field at home', { tag: '@desktop' }, async ({ page }) => {
  await openHomeSearch(page);
  const service = page.getByLabel('Service', { exact: true }).first();
  await service.fill('austin');
  await group(page, 'Places').getByRole('option', { name: 'Austin, TX' }).click();
  await expect(page.getByLabel('Where', { exact: true }).first()).toHaveValue('Austin, TX');
  await expect(service).toHaveValue('');
});

test(
  'the answer to the latest text stands, however late an earlier one comes',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/professionals');
    await page.route(/\/api\/suggestions\?search=h$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue().catch(() => undefined);
    });
    const field = searchField(page);
    const asked = page.waitForRequest(/\/api\/suggestions\?search=h$/);
    await field.fill('h');
    await asked;
    await field.fill('oil');
    await expect(option(page, /^Oil change \d/)).toBeVisible();
    await field.fill('%');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  },
);

test('what begins nothing is searched for all the same', { tag: '@desktop' }, async ({ page }) => {
  await openHomeSearch(page);
  const service = page.getByLabel('Service', { exact: true }).first();
  await service.fill('%');
  await expect(page.getByText('Nothing begins with “%”. Press Enter to search everything.')).toBeVisible();
  await service.press('Enter');
  await expect(page.getByText('No professionals found matching your criteria.')).toBeVisible();
});

test.describe('without suggestions', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_/] });

  test('the field searches as ever', { tag: '@desktop' }, async ({ page }) => {
    await openHomeSearch(page);
    await page.route('**/api/suggestions*', (route) => route.abort());
    const service = page.getByLabel('Service', { exact: true }).first();
    await service.fill('oil change');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await service.press('Enter');
    await expect(page).toHaveURL('/professionals?search=oil+change');
    await expect(page.getByRole('article').first()).toContainText(/oil change/i);
  });
});

test('recent searches stand in the empty field, lead back, and are cleared', { tag: '@desktop' }, async ({ page }) => {
  for (const text of ['oil change', 'haircut']) {
    await searchFromHome(page, text);
    await expect(page).toHaveURL(/\?search=/);
  }
  await searchField(page).fill('');
  await expect(group(page, 'Recent searches').getByRole('option')).toHaveText([
    'haircut',
    'oil change',
    'Clear recent searches',
  ]);
  await option(page, 'oil change').click();
  await expect(page).toHaveURL('/professionals?search=oil+change');
  await expect(searchField(page)).toHaveValue('oil change');
  await searchField(page).fill('');
  await option(page, 'Clear recent searches').click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.reload();
  await untilAlive(page);
  await searchField(page).focus();
  await expect(group(page, 'Categories')).toBeVisible();
  await expect(group(page, 'Recent searches')).toHaveCount(0);
});

test('recent searches are gone once somebody has logged out', { tag: '@desktop' }, async ({ page, newcomer }) => {
  await openPage(page, '/login');
  await logIn(page, newcomer.email, memberPassword);
  await expect(page).not.toHaveURL(/\/login/);
  await searchFromHome(page, 'massage');
  await expect(page).toHaveURL('/professionals?search=massage');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeAttached();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('massage');
});

test.describe('near me', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the position becomes a ZIP, and the directory shows who comes there', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 30.271_312, longitude: -97.742_613 });
    await openPage(page, '/professionals');
    const fields = await openPlaceField(page);
    const asked = page.waitForRequest('**/api/postal-codes/nearest');
    await fields.getByRole('button', { name: 'Near me' }).click();
    expect((await asked).postDataJSON()).toEqual({ latitude: 30.27, longitude: -97.74 });
    await expect(fields.getByLabel('Where', { exact: true })).toHaveValue('78701');
    await expect(page).toHaveURL('/professionals?place=78701');
  });

  test(
    'what is chosen and typed while the position is being found stays',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 30.271_312, longitude: -97.742_613 });
      await openPage(page, '/professionals');
      const bar = page.getByRole('search');
      const place = bar.getByLabel('Where', { exact: true });
      /** @returns a function that answers */
      const pressNearMe = async () => {
        const held = Promise.withResolvers<void>();
        await page.route('**/api/postal-codes/nearest', (route) => held.promise.then(() => route.continue()), {
          times: 1,
        });
        const asked = page.waitForRequest('**/api/postal-codes/nearest');
        await bar.getByRole('button', { name: 'Near me' }).click();
        await asked;
        return held.resolve;
      };
      const answer = await pressNearMe();
      await searchField(page).fill('haircut');
      await expect(page).toHaveURL('/professionals?search=haircut');
      answer();
      await expect(place).toHaveValue('78701');
      await expect(page).toHaveURL('/professionals?search=haircut&place=78701');
      await expect(searchField(page)).toHaveValue('haircut');
      const answerLater = await pressNearMe();
      await place.fill('Dallas');
      answerLater();
      await expect(page.getByText('You’re near Austin, TX 78701')).toBeAttached();
      await expect(place).toHaveValue('Dallas');
      await expect(page).toHaveURL('/professionals?search=haircut&place=Dallas');
    },
  );

  test(
    'outside the country, and without permission, the field says what to do instead',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await openHomeSearch(page);
      const button = page.getByRole('search').getByRole('button', { name: 'Near me' });
      await context.clearPermissions();
      await button.click();
      await expect(page.getByRole('alert').filter({ hasText: 'isn’t sharing your location' })).toBeVisible();
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 52.52, longitude: 13.4 });
      await button.click();
      await expect(page.getByRole('alert').filter({ hasText: 'outside the United States' })).toBeVisible();
      await expect(page.getByLabel('Where', { exact: true }).first()).toHaveValue('');
    },
  );
});
