import type { Locator, Page } from '@playwright/test';
import { logIn, logOut, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest, test as anonymousTest } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const cards = (page: Page) => page.getByRole('article');
const heartOf = (place: Locator | Page) => place.getByRole('button', { name: /^Save [A-Z]/ });
const isOn = (heart: Locator, on = true) => expect(heart).toHaveAttribute('aria-pressed', String(on));

newcomerTest.use({ expectedErrors: [/503/] });

newcomerTest(
  'a heart saves a professional at once, is taken back when that fails, and fills the list',
  tagged('GEN-025', 'OPEN-03', '@desktop'),
  async ({ page }) => {
    await openPage(page, '/dashboard/client');
    await expect(page.getByRole('heading', { name: 'No saved professionals yet' })).toBeVisible();
    await openPage(page, '/professionals');
    const heart = heartOf(cards(page).nth(1));
    const name = await cards(page).nth(1).getByRole('heading').innerText();
    await page.route('**/api/favourites/*', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'Away', code: 'away', details: {} }),
      }),
    );
    await heart.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
    await isOn(heart, false);
    await page.unroute('**/api/favourites/*');

    await heart.focus();
    for (const [key, on] of [
      ['Space', true],
      ['Enter', false],
      ['Space', true],
    ] as const) {
      const answered = page.waitForResponse('**/api/favourites/*');
      await page.keyboard.press(key);
      await isOn(heart, on);
      expect((await answered).ok()).toBe(true);
    }
    await page.reload();
    await isOn(heartOf(cards(page).nth(1)));
    await isOn(heartOf(cards(page).first()), false);
    await cards(page).nth(1).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await isOn(heartOf(page));

    await openPage(page, '/dashboard/client');
    const list = page.getByRole('region', { name: 'Saved professionals' });
    await expect(list.getByRole('article')).toHaveCount(1);
    await expect(list.getByRole('link', { name: `Book Now: ${name}` })).toBeVisible();
    const taken = page.waitForResponse('**/api/favourites/*');
    await heartOf(list).click();
    await isOn(heartOf(list), false);
    expect((await taken).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No saved professionals yet' })).toBeVisible();
  },
);

anonymousTest(
  'a stranger’s heart leads to signing in and comes back with the favourite saved',
  tagged('OPEN-03', '@phone'),
  async ({ page, newcomer }) => {
    await openPage(page, '/professionals?sort=name_asc');
    const card = cards(page).nth(2);
    const id = await card.getAttribute('data-professional-id');
    await heartOf(card).click();
    await expect(page).toHaveURL(/\/login\?return_to=/);
    await logIn(page, newcomer.email, newcomer.password);
    await expect(page).toHaveURL('/professionals?sort=name_asc');
    await isOn(heartOf(page.locator(`[data-professional-id="${id}"]`)));
    await expect(page.getByText('Find your saved professionals on your dashboard.')).toBeVisible();
    expect(await savedBy(page)).toEqual([id]);
  },
);

anonymousTest(
  'a heart pressed after logging out is saved by signing in again, without a new page load',
  tagged('OPEN-03', '@desktop'),
  async ({ page, newcomer }) => {
    await openPage(page, `/login?${new URLSearchParams({ return_to: '/professionals?sort=name_asc' })}`);
    const filled = page.waitForResponse('**/api/favourites');
    await logIn(page, newcomer.email, newcomer.password);
    await expect(page).toHaveURL('/professionals?sort=name_asc');
    await filled;
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
    await logOut(page);
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Professionals', exact: true }).click();
    // The home page has cards as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Professionals who come to you' })).toBeVisible();
    const card = cards(page).nth(2);
    const id = await card.getAttribute('data-professional-id');
    await heartOf(card).click();
    await expect(page).toHaveURL(/\/login\?return_to=/);
    await logIn(page, newcomer.email, newcomer.password);
    await expect(page).toHaveURL('/professionals');
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
    await expect(page.getByText('Find your saved professionals on your dashboard.')).toBeVisible();
    expect(await savedBy(page)).toEqual([id]);
  },
);

async function savedBy(page: Page): Promise<string[]> {
  const { items } = (await (await page.request.get('/api/favourites')).json()) as {
    items: { professional_id: string }[];
  };
  return items.map(({ professional_id }) => professional_id);
}
