import type { Page } from '@playwright/test';
import { demoAccounts } from '#db/seed/demo/demo-accounts.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { tagged } from '#tests/support/proves.ts';

const film = (page: Page) => page.locator('video');
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

test.describe('the film behind the headline', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'plays silently and in a loop once the page has loaded, in either theme, and stops when it is told to',
    tagged('PUB-002'),
    async ({ page }) => {
      await page.goto('/');
      expect(
        await film(page).evaluate((video: HTMLVideoElement) => [
          video.muted,
          video.loop,
          video.playsInline,
          video.preload,
        ]),
      ).toEqual([true, true, true, 'none']);
      expect(
        await film(page)
          .locator('source')
          .evaluateAll((sources: HTMLSourceElement[]) => sources.map(({ type }) => type)),
      ).toEqual(['video/webm; codecs="av01.0.08M.08"', 'video/mp4']);
      await expect.poll(() => isPaused(page), { timeout: 15_000 }).toBe(false);
      await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
      await page.getByRole('button', { name: /theme/ }).first().click();
      await expect(film(page).locator('source').first()).toHaveAttribute('src', /night\.webm$/);
      await expect.poll(() => isPaused(page)).toBe(false);
      await page.getByRole('button', { name: 'Pause the background film' }).click();
      await expect.poll(() => isPaused(page)).toBe(true);
      await expect(page.getByRole('button', { name: 'Play the background film' })).toBeVisible();
    },
  );

  for (const [wish, wishIt] of [
    ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'less data',
      (page: Page) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    ],
  ] as const) {
    test(`stays a picture for who asks for ${wish}, and loads nothing`, tagged('PUB-002'), async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await wishIt(page);
      await openPage(page, '/');
      await page.waitForLoadState('networkidle');
      // Longer than the film waits for a quiet moment.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4_000 })));
      expect(await isPaused(page)).toBe(true);
      expect(asked.filter((url) => url.includes('/videos/'))).toEqual([]);
      await page.getByRole('button', { name: 'Play the background film' }).click();
      await expect.poll(() => isPaused(page)).toBe(false);
    });
  }
});

test(
  'the search suggests services and places, and leads into the directory by keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/');
    const opener = page.getByRole('button', { name: 'What do you need?' });
    if (await opener.isVisible()) await opener.click();
    const service = page.getByLabel('Service', { exact: true }).first();
    await service.focus();
    await expect(page.getByRole('option', { name: /Pet Services/ })).toBeVisible();
    await page.keyboard.type('oil');
    await expect(page.getByRole('option', { name: /Pet Services/ })).toBeHidden();
    await page.getByRole('option', { name: /^Oil change \d/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(service).toHaveValue('Oil change');
    await page.keyboard.press('Tab');
    await page.keyboard.type('aust');
    await page.getByRole('option', { name: 'Austin, TX' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/professionals?search=Oil+change&place=Austin%2C+TX');
  },
);

test(
  'a suggestion stays marked when an answer arrives that has it, too, and is unmarked by typing on',
  { tag: '@desktop' },
  async ({ page }) => {
    const arrives = Promise.withResolvers<void>();
    await page.route(/\/api\/suggestions\?search=oil$/, async (route) => {
      const response = await route.fetch();
      const { services, ...found } = (await response.json()) as { services: { name: string }[] };
      await arrives.promise;
      await route.fulfill({ response, json: { ...found, services: [{ name: 'Oil', professionals: 1 }, ...services] } });
    });
    await openPage(page, '/');
    const opener = page.getByRole('button', { name: 'What do you need?' });
    if (await opener.isVisible()) await opener.click();
    const service = page.getByLabel('Service', { exact: true }).first();
    const marked = page.getByRole('option', { selected: true });
    await service.focus();
    await expect(page.getByRole('option', { name: /Pet Services/ })).toBeVisible();
    await page.keyboard.type('oi');
    await expect(page.getByRole('option', { name: /Pet Services/ })).toBeHidden();
    await page.getByRole('option', { name: /^Oil change \d/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect(marked).toHaveText(/^Oil change/);
    await page.keyboard.type('l');
    await expect(marked).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(marked).toHaveText(/^Oil change/);
    arrives.resolve();
    await page.getByRole('option', { name: /^Oil \d/ }).waitFor();
    await expect(marked).toHaveText(/^Oil change/);
    await page.keyboard.press('Enter');
    await expect(service).toHaveValue('Oil change');
  },
);

test.describe('featured professionals', { tag: '@desktop' }, () => {
  test(
    'an admin picks three, orders them, and everybody sees them at once',
    tagged('PUB-008', 'PUB-009', 'OPEN-15'),
    async ({ page, request, baseURL }) => {
      const admin = demoAccounts.find(({ label }) => label === 'Admin');
      const path = '/api/admin/featured-professionals';
      const headers = { origin: baseURL ?? '' };
      await page.request.post('/api/auth/sign-in/email', {
        data: { email: admin?.email, password: admin?.password },
        headers,
      });
      try {
        await openPage(page, '/dashboard/admin/featured');
        const list = page.getByRole('region', { name: 'On the home page' }).getByRole('listitem');
        const found = page
          .getByRole('region', { name: 'Pick from the directory' })
          .getByRole('listitem')
          .getByRole('button');
        for (const place of [0, 1, 2, 3]) await found.nth(place).click();
        await expect(list.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
        const nameAt = async (place: number) =>
          (
            await list
              .nth(place)
              .getByRole('button', { name: /^Remove/ })
              .getAttribute('aria-label')
          )?.replace('Remove ', '') ?? '';
        const [first, second, third] = [await nameAt(0), await nameAt(1), await nameAt(2)];
        await page.getByRole('button', { name: `Move ${third} up` }).click();
        await page.getByRole('button', { name: `Remove ${first}` }).click();
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(page.getByText('It’s on the home page now.')).toBeVisible();
        await expect
          .poll(async () => {
            const html = await (await request.get('/')).text();
            return (
              html.indexOf(third) > 0 && html.indexOf(third) < html.lastIndexOf(second) && html.includes('Handpicked')
            );
          })
          .toBe(true);
      } finally {
        await page.request.put(path, { data: { professionalIds: [] }, headers });
      }
    },
  );
});

test(
  'the living page of the design system is there for those who work on it, unknown to search engines',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/ui');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    for (const part of ['Colors', 'Type', 'Buttons', 'Fields', 'Dialogs and toasts', 'Waiting, empty, wrong']) {
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
  },
);
