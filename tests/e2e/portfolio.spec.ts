import type { Page } from '@playwright/test';
import { photo } from '#tests/factories/files.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { type Professional, professionalTest as test } from '#tests/support/browser/e2e-professional.ts';
import { expect } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const path = '/dashboard/professional/portfolio';
const photos = (page: Page) => page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
const order = (page: Page) =>
  photos(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
const calls = (page: Page, method: string, ending: RegExp) =>
  page.waitForResponse((answer) => answer.request().method() === method && ending.test(answer.url()));
const files = async (...names: string[]) =>
  Promise.all(names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await photo(320, 240) })));

async function withPhotos({ api, professionalId }: Professional, ...captions: string[]): Promise<void> {
  for (const caption of captions) {
    const file = `${professionalId}/${caption}.jpg`;
    await api.post(`/api/storage/work-photos/${file}`, {
      data: await photo(120, 120),
      headers: { 'content-type': 'image/jpeg' },
    });
    const added = await api.post(`/api/professionals/${professionalId}/work-photos`, { data: { path: file, caption } });
    expect(added.status()).toBe(201);
  }
}

test(
  'photos are uploaded, ordered by keyboard, captioned, deleted and put back',
  tagged('PORT-001 to PORT-010', '@desktop'),
  async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByText('Show what you can do')).toBeVisible();
    await expect(page.getByText('5MB maximum each. Best at 1080x1080 or larger.')).toBeVisible();
    await page.getByLabel('Caption', { exact: true }).fill('Balayage');
    await page
      .locator('input[type=file]')
      .setInputFiles([
        ...(await files('one.jpg', 'two.jpg')),
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') },
      ]);
    await expect(page.getByRole('alert').getByText('This is not an image.')).toBeVisible();
    await expect(photos(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Leave notes.txt out' }).click();
    await expect(photos(page).first()).toContainText('Main image');

    await page.getByRole('button', { name: 'Edit the caption of “Balayage”' }).last().click();
    const captioned = calls(page, 'PATCH', /work-photos/);
    await page.getByRole('textbox', { name: 'Caption of' }).fill('Copper curls');
    await page.keyboard.press('Enter');
    expect((await captioned).status()).toBe(200);

    const ordered = calls(page, 'PUT', /order$/);
    await page.getByRole('button', { name: 'Move “Copper curls”' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('is picked up. It is at place 2 of 2.')).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('would go to place 1 of 2, the main photo.')).toBeAttached();
    await page.keyboard.press('Space');
    expect((await ordered).status()).toBe(200);
    await expect.poll(() => order(page)).toEqual(['Copper curls', 'Balayage']);

    const deleted = calls(page, 'DELETE', /work-photos/);
    await page.getByRole('button', { name: 'Delete “Copper curls”' }).click();
    expect((await deleted).status()).toBe(204);
    await expect(photos(page)).toHaveCount(1);
    const restored = calls(page, 'PUT', /restored$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await restored).status()).toBe(204);
    await page.reload();
    await expect.poll(() => order(page)).toEqual(['Copper curls', 'Balayage']);
  },
);

test(
  'a finger moves a photo by its handle, a mouse by its picture',
  tagged('PORT-004'),
  async ({ page, professional, isMobile }) => {
    await withPhotos(professional, 'a', 'b');
    await openPage(page, path);
    const box = async (name: string) => {
      await page.getByRole('button', { name }).scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const ordered = calls(page, 'PUT', /order$/);
    const [from, to] = [await box('Move “b”'), await box('Move “a”')];
    if (isMobile) {
      const devtools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await touch('touchStart', [from]);
      await expect(page.getByText('is picked up')).toBeAttached();
      for (const share of [0.3, 0.6, 1])
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      await expect(page.getByText('would go to place 1')).toBeAttached();
      await touch('touchEnd', []);
    } else {
      await page.mouse.move(from.x, from.y + 80);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y + 80, { steps: 6 });
      await page.mouse.up();
    }
    expect((await ordered).status()).toBe(200);
    await expect.poll(() => order(page)).toEqual(['b', 'a']);
  },
);

test.describe('failures', () => {
  test.use({ expectedErrors: [/503|500/] });
  test(
    'are said, taken back, and the order is reloaded',
    tagged('ERR-071', 'ERR-086 to ERR-090', '@desktop'),
    async ({ page, professional }) => {
      await withPhotos(professional, 'a', 'b');
      await openPage(page, path);
      const broken = {
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({
          error: 'It broke.',
          code: 'internal',
          details: { type: 'unknown', message: 'It broke.' },
        }),
      };
      await page.route('**/api/professionals/*/work-photos/**', (route) => route.fulfill(broken));
      await page.route('**/api/storage/work-photos/**', (route) =>
        route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
      );
      const says = async (title: string) => {
        await expect(page.getByText(title)).toBeVisible();
        await page.getByRole('button', { name: 'Dismiss' }).first().click();
      };
      const reloaded = calls(page, 'GET', /work-photos$/);
      await page.getByRole('button', { name: 'Make main image: “b”' }).click();
      expect((await reloaded).status()).toBe(200);
      await says('Order not saved');
      await expect.poll(() => order(page)).toEqual(['a', 'b']);

      await page.getByRole('button', { name: 'Edit the caption of “a”' }).click();
      await page.getByRole('textbox', { name: 'Caption of' }).fill('new words');
      await page.keyboard.press('Enter');
      await says('Caption not saved');
      await expect(page.getByRole('textbox', { name: 'Caption of' })).toHaveValue('new words');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Delete “a”' }).click();
      await says('Photo not deleted');
      await expect.poll(() => order(page)).toEqual(['a', 'b']);

      await page.locator('input[type=file]').setInputFiles(await files('late.jpg'));
      await says('We couldn’t upload late.jpg');
      await page.unroute('**/api/storage/work-photos/**');
      await page.unroute('**/api/professionals/*/work-photos/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(photos(page)).toHaveCount(3);

      await page.route('**/api/professionals/*/work-photos', (route) => route.fulfill(broken));
      await page.route('**/api/professionals/*/work-photos/order', (route) => route.fulfill(broken));
      await page.getByRole('button', { name: 'Make main image: “b”' }).click();
      await says('Failed to load portfolio photos. Please try again.');
    },
  );
});

test('an upload whose answer never comes can be tried again', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await openPage(page, path);
  const isHeld = page.waitForRequest((request) => request.url().includes('/api/storage/work-photos/'));
  await page.route('**/api/storage/work-photos/**', () => undefined);
  await page.locator('input[type=file]').setInputFiles(await files('lost.jpg'));
  await isHeld;
  await expect(page.getByRole('progressbar', { name: 'Upload of lost.jpg' })).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(page.getByText('We couldn’t upload lost.jpg')).toBeVisible();
  await page.unroute('**/api/storage/work-photos/**');
  const arrive = await holdBack(page, '**/api/storage/work-photos/**');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')).toBeFocused();
  arrive();
  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Choose photos .* 5MB/ })).toBeFocused();
});

test(
  'the focus goes to the next photo when one is deleted or made the main one',
  { tag: '@desktop' },
  async ({ page, professional }) => {
    await withPhotos(professional, 'a', 'b', 'c');
    await openPage(page, path);
    await page.getByRole('button', { name: 'Delete “b”' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Delete “c”' })).toBeFocused();
    await page.getByRole('button', { name: 'Make main image: “c”' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Make main image: “a”' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete “c”' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Delete “a”' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Choose photos .* 5MB/ })).toBeFocused();
  },
);

test.describe('a caption that could not be saved', () => {
  test.use({ expectedErrors: [/500/] });
  const edit = (page: Page, name: string) =>
    page.getByRole('button', { name: `Edit the caption of “${name}”` }).click();
  const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Caption of “${name}”` });

  /** Holds the answer to the next save of a caption back. @returns a function that answers that it failed */
  async function holdFailure(page: Page): Promise<() => Promise<void>> {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/professionals/*/work-photos/*', async (route) => {
      await released;
      await route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"error":"It broke.","code":"internal","details":{"type":"unknown","message":"It broke."}}',
      });
    });
    return async () => {
      release();
      await expect(page.getByText('Caption not saved')).toBeVisible();
    };
  }

  test('leaves newer words in their field', { tag: '@desktop' }, async ({ page, professional }) => {
    await withPhotos(professional, 'a', 'b');
    await openPage(page, path);
    const fail = await holdFailure(page);
    await edit(page, 'a');
    await field(page, 'a').fill('Anna');
    await page.keyboard.press('Enter');
    await edit(page, 'Anna');
    await field(page, 'Anna').fill('Anna, 2 hours');
    await fail();
    await expect(field(page, 'a')).toHaveValue('Anna, 2 hours');
    await expect(field(page, 'a')).toBeFocused();
  });

  test('leaves the focus in another field', { tag: '@desktop' }, async ({ page, professional }) => {
    await withPhotos(professional, 'a', 'b');
    await openPage(page, path);
    const fail = await holdFailure(page);
    await edit(page, 'a');
    await field(page, 'a').fill('Anna');
    const upload = page.getByLabel('Caption', { exact: true });
    await upload.fill('Copper');
    await fail();
    await expect(field(page, 'a')).toHaveValue('Anna');
    await expect(upload).toBeFocused();
  });
});
