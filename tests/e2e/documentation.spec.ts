import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

test('a reader comes from the footer to an answer, by search and by list', async ({ page, isMobile }) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How Doorstep works' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('cancel a visit');
  await page.keyboard.press('Enter');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Changing plans');
  await expect(first.locator('mark').first()).toBeVisible();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/clients\/changing-plans#cancel-a-visit$/);
  await expect(page.getByRole('heading', { name: 'Cancel a visit' })).toBeInViewport();

  if (isMobile) await page.getByText('All pages').click();
  const list = page.getByRole('navigation', { name: isMobile ? 'All pages' : 'Guides' });
  await expect(list.getByRole('link', { name: 'Changing plans' })).toHaveAttribute('aria-current', 'page');
  await list.getByRole('link', { name: 'The day of the visit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The day of the visit' })).toBeVisible();
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changing plans' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('guides, reference and search are all there', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/docs/developers/api-keys');
    await expect(page.getByRole('region', { name: 'Program book.mjs' })).toContainText(
      '/functions/create-checkout-session',
    );
    await page.getByRole('link', { name: 'API reference', exact: true }).first().click();
    await page.getByRole('article').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByText(/^Errors \(\d+\)$/).click();
    await expect(page.getByRole('cell', { name: 'too_many_requests' })).toBeVisible();

    await page.getByRole('searchbox').filter({ visible: true }).fill('xylophone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible();
    await page.getByRole('link', { name: 'All guides' }).click();
    await expect(page).toHaveURL(/\/docs$/);
  });
});

test('no line of a guide is too long to read, and nothing scrolls sideways', async ({ page }) => {
  await openPage(page, '/docs/developers/webhooks');
  const {
    paragraph,
    page: whole,
    window: view,
  } = await page.evaluate(() => ({
    paragraph: Math.max(...[...document.querySelectorAll('.docs-text > p')].map(({ clientWidth }) => clientWidth)),
    page: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(paragraph).toBeLessThanOrEqual(580);
  expect(whole).toBe(view);
});

test('a page that there is not is 404', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/docs/nothing', '/docs/api/nothing', '/docs/clients', '/docs/clients/booking/more'])
    expect((await request.get(path)).status(), path).toBe(404);
  const page = await request.get('/docs/clients/booking');
  expect(page.headers()['cache-control']).toContain('public');
});
