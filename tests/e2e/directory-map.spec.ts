import type { Page } from '@playwright/test';
import { violations } from '#tests/support/browser/e2e-accessibility.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

test.use({ hasMap: true, hasOwnContext: true });

const map = (page: Page) => page.getByRole('region', { name: 'Map of professionals' });
const doors = (page: Page) => map(page).getByRole('button', { name: /professionals close together/ });
const prices = (page: Page) => map(page).getByRole('button', { name: /^[^\d].*, from \$\d/ });
const cards = (page: Page) => page.getByRole('article');
const searchArea = (page: Page) => map(page).getByRole('button', { name: 'Search this area' });
const showMap = (page: Page) => page.getByRole('button', { name: 'Show map' });
const countOf = async (page: Page) =>
  parseInt(
    await page
      .getByRole('status')
      .filter({ hasText: /professional/ })
      .innerText(),
    10,
  );

/** Chicago and around, where several professionals of the demo are based. */
const chicago = '/professionals?area=-88.4,41.4,-87.4,42.2';

/** Opens the map where it does not stand beside the list. */
async function openMap(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  if (await showMap(page).isVisible()) await showMap(page).click();
}

test('the area of the map becomes the area of the list, and back again', async ({ page }) => {
  await openMap(page, '/professionals');
  const everybody = await countOf(page);
  await expect(searchArea(page)).toBeHidden();
  const together = parseInt(await doors(page).first().innerText(), 10);
  await doors(page).first().click();
  await searchArea(page).click();
  await expect(page).toHaveURL(/\?area=-?[\d.]+%2C[\d.]+%2C-?[\d.]+%2C[\d.]+$/);
  await expect(searchArea(page)).toBeHidden();
  await expect.poll(() => countOf(page)).toBeLessThan(everybody);
  expect(await countOf(page)).toBeGreaterThanOrEqual(together);
  await page.goBack();
  await expect(page).toHaveURL(/\/professionals$/);
  await expect.poll(() => countOf(page)).toBe(everybody);
  await page.goForward();
  await page.getByRole('button', { name: 'Remove filter Map area' }).click();
  await expect.poll(() => countOf(page)).toBe(everybody);
});

test('a pin says who stands there, and its card is marked in the list', tagged('@desktop'), async ({ page }) => {
  await openMap(page, chicago);
  const pin = prices(page).first();
  const name = (await pin.getAttribute('aria-label'))?.split(', from')[0] ?? '';
  await pin.click();
  const opened = map(page).getByRole('group', { name });
  await expect(opened.getByRole('link', { name })).toContainText(/Rated .*From \$/s);
  const card = cards(page).filter({ hasText: name });
  await expect(card).toHaveAttribute('data-marked');
  await expect(card).toBeInViewport();
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(opened).toBeHidden();
  await expect(card).not.toHaveAttribute('data-marked');
  await pin.click();
  await opened.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a card that is pointed at stands out on the map', tagged('@desktop'), async ({ page }) => {
  await openMap(page, chicago);
  const name = (await prices(page).first().getAttribute('aria-label'))?.split(', from')[0] ?? '';
  const background = () =>
    prices(page)
      .first()
      .evaluate((pin) => getComputedStyle(pin).backgroundColor);
  const before = await background();
  await cards(page).filter({ hasText: name }).hover();
  await expect.poll(background).not.toBe(before);
});

test('whoever hides the map finds it hidden next time', tagged('@desktop'), async ({ page }) => {
  await openMap(page, '/professionals');
  await map(page).getByRole('button', { name: 'Hide map' }).click();
  await expect(map(page)).toBeHidden();
  await openPage(page, '/professionals');
  await expect(showMap(page)).toBeVisible();
  await expect(map(page)).toBeHidden();
  expect(await shiftOfCards(page)).toBe(0);
  await showMap(page).click();
  await expect(doors(page).first()).toBeVisible();
});

/** How much cards have moved on the page since it was opened. */
function shiftOfCards(page: Page): Promise<number> {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  return page.evaluate(async () => {
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => void shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    // What is buffered comes with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isOfCards = ({ sources }: Shift) => sources.some(({ node }) => node?.parentElement?.closest('.map-list'));
    return shifts.filter(isOfCards).reduce((sum, { value }) => sum + value, 0);
  });
}

test('the keyboard moves the map and searches its area', tagged('@desktop'), async ({ page }) => {
  await openMap(page, chicago);
  await expect(prices(page).first()).toBeVisible();
  await map(page)
    .getByRole('region', { name: /^Map\./ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(searchArea(page)).toBeVisible();
  // Zoom and hide come before; no pin does.
  await searchArea(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(chicago);
  expect(await prices(page).first().getAttribute('tabindex')).toBe('-1');
});

test('the map is accessible', async ({ page }) => {
  await openMap(page, chicago);
  await expect(doors(page).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a phone loads the map when it is asked for', { tag: '@phone' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openPage(page, '/professionals');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /map-panel|maplibre|professional-pins/.test(path))).toEqual([]);
  await showMap(page).click();
  await expect(doors(page).first()).toBeVisible();
  await expect(cards(page).first()).toBeHidden();
  // Without a second finger.
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.getByRole('button', { name: 'Show list' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(map(page)).toBeHidden();
});

test('a browser without WebGL says so and keeps the list', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openMap(page, '/professionals');
  await expect(map(page).getByText('This browser can’t show the map. The list has everyone.')).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Show list' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of an area lists who is based there, without a map', tagged('@desktop'), async ({ page }) => {
    await page.goto('/professionals');
    const everybody = await countOf(page);
    await page.goto(chicago);
    expect(await countOf(page)).toBeLessThan(everybody);
    await expect(map(page)).toBeHidden();
    await expect(showMap(page)).toBeHidden();
  });
});
