import type { Page } from '@playwright/test';
import { photo } from '#tests/factories/files.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest as test } from '#tests/support/browser/e2e-professional.ts';
import { expect } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const path = '/dashboard/professional/profile';
const saved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && /\/api\/professionals\//.test(answer.url()),
  );
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Profile photo file').setInputFiles({ name, mimeType, buffer });

test.describe('the form', () => {
  test.use({ expectedErrors: [/409/] });
  test(
    'a photo is cut and uploaded, fields are required, the save is read anew after a second',
    tagged('PROF-001 to PROF-018', 'ERR-083', 'ERR-085', '@desktop'),
    async ({ page, professional }) => {
      await openPage(page, path);
      await expect(page.getByLabel('Email')).toHaveValue(professional.email);
      await expect(page.getByLabel('Email')).not.toBeEditable();
      await expect(page.getByText(/^Last updated/)).toBeVisible();

      await choose(page, 'me.gif', 'image/gif', Buffer.from('GIF89a'));
      await expect(page.getByText('Invalid File')).toBeVisible();
      await expect(page.getByText('Please upload a valid image file (JPEG or PNG)')).toBeVisible();
      await expect(page.getByText('This is a GIF picture. Please choose a JPEG or PNG.')).toBeVisible();
      await choose(page, 'me.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
      await expect(page.getByText('File Too Large')).toBeVisible();
      await expect(page.getByText('Image size should be less than 5MB')).toBeVisible();
      await expect(page.getByText('This file is 5.1MB. The limit is 5MB.')).toBeVisible();

      await choose(page, 'me.jpg', 'image/jpeg', await photo(800, 400));
      const cropper = page.getByRole('button', { name: 'Position the photo' });
      await cropper.press('ArrowRight');
      const style = (await cropper.locator('img').getAttribute('style')) ?? '';
      await page.getByRole('button', { name: 'Move left' }).click();
      await expect(cropper.locator('img')).not.toHaveAttribute('style', style);
      await cropper.press('+');
      await page.getByLabel('Zoom').fill('1.5');
      await page.route(
        '**/api/storage/profiles/**',
        (route) =>
          route.fulfill({
            status: 409,
            contentType: 'application/json',
            body: '{"error":"Your account has reached the space it has for files.","code":"storage_full","details":{"type":"unknown","message":""}}',
          }),
        { times: 1 },
      );
      await page.getByRole('button', { name: 'Use this photo' }).click();
      await expect(page.getByText('Upload Failed')).toBeVisible();
      const uploaded = page.waitForResponse(
        (answer) => answer.status() === 201 && answer.url().includes('/api/storage/profiles/'),
      );
      await page.getByRole('button', { name: 'Use this photo' }).click();
      await uploaded;
      await expect(page.getByRole('dialog')).toBeHidden();

      for (const label of ['First name', 'Last name', 'Phone']) await page.getByLabel(label).fill(' ');
      await page.getByRole('button', { name: 'Save changes' }).click();
      for (const text of ['First name is required', 'Last name is required', 'Phone is required'])
        await expect(page.getByText(text)).toBeVisible();
      await page.getByLabel('First name').fill('Ana');
      await page.getByLabel('Last name').fill('Reyes');
      await page.getByLabel('Phone').fill('512 555 0199');
      await page.getByLabel('Bio').fill('Hair at your door.');
      const stored = saved(page);
      const readAnew = page.waitForResponse((answer) => answer.url().includes('/profile.data'));
      await page.getByRole('button', { name: 'Save changes' }).click();
      expect((await stored).status()).toBe(200);
      const at = Date.now();
      await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
      await readAnew;
      expect(Date.now() - at).toBeGreaterThan(700);
      await page.reload();
      await expect(page.getByLabel('Bio')).toHaveValue('Hair at your door.');
      await expect(page.getByRole('img', { name: 'Your profile photo' })).toHaveAttribute(
        'src',
        new RegExp(`/api/storage/profiles/${professional.id}/\\d+-\\w+\\.jpg`),
      );
    },
  );
});

test.describe('what is unsaved', () => {
  test.use({ expectedErrors: [/500/] });
  test(
    'stays after a failed save, and is asked about before the page is left',
    tagged('ERR-084', '@desktop'),
    async ({ page }) => {
      await openPage(page, path);
      await page.getByLabel('Bio').fill('Half a sentence');
      await page.route('**/api/professionals/*', (route) =>
        route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: '{"error":"It broke.","code":"internal","details":{"type":"unknown","message":"It broke."}}',
        }),
      );
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
      await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence');
      await page.getByRole('link', { name: 'See my profile' }).click();
      await page.getByRole('button', { name: 'Stay here' }).click();
      await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence');
      await page.getByRole('link', { name: 'See my profile' }).click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(/\/professionals\//);
    },
  );
});

test.describe('a profile photo', () => {
  const shown = (page: Page) => page.getByRole('img', { name: 'Your profile photo' });

  test('is not used once its upload was cancelled', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, path);
    const before = (await shown(page).getAttribute('src')) ?? '';
    const release = await holdBack(page, '**/api/storage/profiles/**');
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/storage/profiles/'));
    await choose(page, 'first.jpg', 'image/jpeg', await photo(400, 400));
    await page.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByRole('button', { name: /^Uploading/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await givenUp;
    await choose(page, 'second.jpg', 'image/jpeg', await photo(300, 300));
    release();
    await expect(page.getByRole('button', { name: 'Use this photo' })).toBeEnabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(shown(page)).toHaveAttribute('src', before);
  });

  test('that was chosen during a save is still unsaved after it', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, path);
    const before = (await shown(page).getAttribute('src')) ?? '';
    for (const [label, text] of [
      ['First name', 'Ana'],
      ['Last name', 'Reyes'],
      ['Phone', '512 555 0199'],
      ['Bio', 'Hair at your door.'],
    ] as const)
      await page.getByLabel(label).fill(text);
    const release = await holdBack(page, '**/api/professionals/*');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await choose(page, 'me.jpg', 'image/jpeg', await photo(400, 400));
    await page.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(shown(page)).not.toHaveAttribute('src', before);
    release();
    await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
    await expect(shown(page)).not.toHaveAttribute('src', before);
    const second = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect((await second).postDataJSON()).toMatchObject({ profile_photo_url: expect.stringContaining('/profiles/') });
  });
});
