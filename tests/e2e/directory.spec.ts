import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

/** The fields beside the search; on narrow screens they lie in a sheet. */
async function withFilters(page: Page, use: (fields: ReturnType<Page['locator']>) => Promise<void>): Promise<void> {
  const open = page.getByRole('button', { name: 'Filters', exact: true });
  if (!(await open.isVisible())) return use(page.getByRole('search'));
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await use(sheet);
  await sheet.getByRole('button', { name: 'Close' }).click();
}

interface Listed {
  id: string;
  name: string;
  rating: number;
  review_count: number;
  verified: boolean;
  price_from: string | null;
}

/** Somebody in the directory of whom this is true. */
async function listed(page: Page, isWanted: (professional: Listed) => boolean): Promise<Listed> {
  const { items } = (await (await page.request.get('/api/professionals?limit=96')).json()) as { items: Listed[] };
  const found = items.find(isWanted);
  if (!found) throw new Error('Nobody in the directory is like that');
  return found;
}

/** Opens the page and waits until React has taken over its form: before that it is the form without JavaScript. */
async function openDirectory(page: Page, query = ''): Promise<void> {
  await page.goto(`/professionals${query}`);
  const alive = () =>
    Object.keys(document.querySelector('form[role=search]') ?? {}).some((key) => key.startsWith('__reactProps'));
  await page.waitForFunction(alive);
}

test('the cards use the width that there is', { tag: '@desktop' }, async ({ page }) => {
  await openDirectory(page);
  const columns = () =>
    cards(page).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  for (const [width, expected] of [
    [1920, 5],
    [1280, 4],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(expected);
  }
});

test('a card says who it is and leads to profile and booking', tagged('DIR-017 to DIR-028'), async ({ page }) => {
  const { id, name } = await listed(
    page,
    ({ review_count, verified, price_from }) => review_count === 0 && verified && price_from !== null,
  );
  await openDirectory(page, `?search=${encodeURIComponent(name)}`);
  const card = cards(page).and(page.locator(`[data-professional-id="${id}"]`));
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', `/professionals/${id}`);
  await expect(card.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    `/booking?pro=${id}&name=${encodeURIComponent(name)}`,
  );
  await expect(card).toContainText('4.5');
  await expect(card).toContainText('New');
  await expect(card).toContainText(/From \$[\d,]+\.\d{2}/);
  await expect(card.getByText('Verified')).toBeAttached();
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
});

test(
  'a free time on a card opens the booking page with everything filled in',
  { tag: '@desktop' },
  async ({ page }) => {
    await openDirectory(page, '?sort=next_free&verified=true');
    const times = cards(page)
      .first()
      .getByRole('group', { name: /^Next openings of / })
      .getByRole('link');
    await expect(times).toHaveCount(3);
    const link = (await times.last().getAttribute('href')) ?? '';
    const { searchParams } = new URL(link, page.url());
    await times.last().click();
    for (const name of ['pro', 'service', 'date', 'time']) {
      await expect(page).toHaveURL(
        ({ pathname, searchParams: shown }) => pathname === '/booking' && shown.get(name) === searchParams.get(name),
      );
    }
  },
);

test('a card tells the true average and the number of reviews', tagged('OPEN-35', '@desktop'), async ({ page }) => {
  const { id, name, rating, review_count } = await listed(page, ({ review_count: count }) => count > 1);
  await openDirectory(page, `?search=${encodeURIComponent(name)}`);
  const card = cards(page).and(page.locator(`[data-professional-id="${id}"]`));
  await expect(card).toContainText(`Rated ${rating.toFixed(1)} out of 5(${review_count} reviews)`);
  await expect(card.getByText('New', { exact: true })).toHaveCount(0);
});

test(
  'the list follows while one types, without a reload',
  tagged('DIR-004', 'DIR-008', '@desktop'),
  async ({ page }) => {
    await openDirectory(page);
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('hiarcut', { delay: 30 });
    await expect(page).toHaveURL(/\?search=hiarcut$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ professionals$/);
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  },
);

test(
  'filters and sort live in the address',
  tagged('DIR-003', 'DIR-005', 'DIR-006', 'DIR-007', 'DIR-009 to DIR-011'),
  async ({ page }) => {
    await openDirectory(page);
    await withFilters(page, async (fields) => {
      await expect(fields.getByLabel('Sort by').locator('option')).toHaveText([
        'Highest Rating',
        'Available soonest',
        'Name A–Z',
        'Name Z–A',
      ]);
      await fields.getByLabel('Sort by').selectOption('name_asc');
      await expect(page).toHaveURL(/sort=name_asc/);
      await fields.getByRole('switch', { name: 'Verified only' }).check();
      await fields.getByRole('checkbox', { name: /^Pet Services/ }).check();
    });
    await expect(page).toHaveURL('/professionals?service=Pet+Services&verified=true&sort=name_asc');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ professionals$/);
    // The address may be ahead of the list.
    await expect(page.getByRole('region', { name: 'Professionals', exact: true })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    const ascending = await names(page);
    expect(ascending).toEqual(ascending.toSorted((one, other) => one.localeCompare(other)));
    await withFilters(page, (fields) =>
      fields
        .getByLabel('Sort by')
        .selectOption('name_desc')
        .then(() => undefined),
    );
    await expect(cards(page).first().getByRole('heading')).toHaveText(ascending.at(-1) ?? '');
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${ascending.length} professionals`);
  },
);

test(
  'a service that nobody offers can be removed, and all filters cleared',
  tagged('DIR-013 to DIR-016', '@desktop'),
  async ({ page }) => {
    await openDirectory(page, '?serviceId=7&serviceTitle=Submarine%20repair&search=zebra');
    await expect(page.getByText('No professionals found matching your criteria.')).toBeVisible();
    // It would stand over the button below.
    await expect(page.getByRole('button', { name: 'Show map' })).toBeHidden();
    await page.getByRole('button', { name: 'Remove filter Submarine repair' }).click();
    await expect(page).toHaveURL('/professionals?search=zebra');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/professionals');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
  },
);

test(
  'a card that is pressed right after typing opens, however slowly',
  tagged('DIR-027', '@desktop'),
  async ({ page }) => {
    await openDirectory(page);
    await page.route(/\/professionals\/[0-9a-f-]{36}\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    const heading = cards(page).first().getByRole('heading');
    const name = await heading.innerText();
    await page.getByRole('searchbox').fill(name);
    await heading.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

test('a slow load shows the shapes of cards', tagged('DIR-001', '@desktop'), async ({ page }) => {
  await openDirectory(page);
  const { promise: seen, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/professionals.data*', async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByRole('searchbox').fill('massage');
  await expect(page.locator('[data-loading-card]').first()).toBeVisible();
  release(undefined);
  await expect(page.locator('[data-loading-card]')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('nonsense in the address shows a sensible page', tagged('DIR-029', 'DIR-030', '@desktop'), async ({ page }) => {
  await openDirectory(page, '?sort=best&verified=maybe&date=yesterday&cursor=zzz&limit=-1');
  await expect(cards(page)).toHaveCount(24);
});

test('Show more adds cards and keeps the earlier ones', { tag: '@desktop' }, async ({ page }) => {
  await openDirectory(page, '?sort=name_asc');
  const first = await names(page);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(48);
  expect((await names(page)).slice(0, 24)).toEqual(first);
  await expect(page).toHaveURL('/professionals?sort=name_asc');
});

test(
  'a picture that cannot be loaded becomes the placeholder',
  tagged('DIR-021', 'DIR-022', '@desktop'),
  async ({ page }) => {
    await page.route('**/images/portraits/**', (route) =>
      route.fulfill({ status: 200, contentType: 'image/webp', body: 'broken' }),
    );
    await openDirectory(page);
    await expect(cards(page).first().locator('img')).toHaveAttribute('src', '/placeholder.svg');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory is a form and pages of links', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/professionals');
    await page.getByRole('searchbox', { name: 'Search' }).fill('oil change');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/search=oil\+change/);
    await expect(cards(page).first()).toContainText(/oil change/i);
    await page.goto('/professionals');
    const first = await names(page);
    await page.getByRole('link', { name: 'Show more' }).click();
    expect(first).not.toContain(await cards(page).first().getByRole('heading').innerText());
  });
});

test(
  'the sheet of filters keeps focus and page, says what it will show, and is drawn away',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDirectory(page);
    const open = page.getByRole('button', { name: 'Filters', exact: true });
    await open.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByLabel('Where')).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await sheet.getByRole('checkbox', { name: /^Pet Services/ }).check();
    await sheet.getByRole('switch', { name: 'Verified only' }).check();
    await expect(sheet.getByRole('button', { name: /^Show \d+ professionals$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect(page.getByRole('button', { name: 'Remove filter Verified' })).toBeVisible();

    await open.click();
    const title = await sheet.getByRole('heading', { name: 'Filters' }).boundingBox();
    await page.mouse.move(190, title?.y ?? 0);
    await page.mouse.down();
    await page.mouse.move(190, (title?.y ?? 0) + 200, { steps: 5 });
    await page.mouse.up();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Remove filter Verified' }).click();
    await expect(page).toHaveURL('/professionals?service=Pet+Services');
  },
);
