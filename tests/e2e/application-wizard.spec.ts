import type { Page } from '@playwright/test';
import { pages } from '#tests/factories/documents.ts';
import { pdf, photo } from '#tests/factories/files.ts';
import { createMember, newEmail } from '#tests/support/browser/e2e-member.ts';
import { fillBasicInfo, fillUntilAccount, license, next, openWizard } from '#tests/support/browser/e2e-application.ts';
import { untilAlive } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const step = (page: Page) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]');
const heic = {
  name: 'IMG_0042.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'),
};
const text = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('my license') });

test(
  'the browser’s Back goes a step back and from the first one off the page, Forward comes again, and nothing that was typed is lost',
  tagged('APPLY-007', 'APPLY-008', 'APPLY-009', '@desktop'),
  async ({ page }) => {
    await page.goto('/how-it-works');
    await untilAlive(page);
    await openWizard(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await fillBasicInfo(page, newEmail());
    await next(page);
    await page.getByLabel('About you').fill('I come to you.');
    await next(page);
    await page.getByLabel('Add certifications').setInputFiles([license]);
    await expect(page.getByText('license.pdf')).toBeVisible();

    await page.goBack();
    await expect(step(page)).toContainText('Experience');
    await expect(page.getByLabel('About you')).toHaveValue('I come to you.');
    await page.goForward();
    await expect(page.getByText('license.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(step(page)).toContainText('Experience');
    await page.goBack();
    await expect(step(page)).toContainText('Basic Info');
    await expect(page.getByLabel('First name')).toHaveValue('Ana');
    expect(asked.filter((url) => url.includes('.data'))).toEqual([]);

    await page.goForward();
    await expect(step(page)).toContainText('Experience');
    await page.getByLabel('Where you work').fill('At the last moment');
    await page.reload();
    await expect(step(page)).toContainText('Experience');
    await expect(page.getByLabel('Where you work')).toHaveValue('At the last moment');
    await page.goBack();
    await page.getByLabel('Phone').fill('512 555 0177');
    await page.goBack();
    await expect(page).toHaveURL(/\/how-it-works$/);
    await page.goForward();
    await expect(page.getByLabel('Phone')).toHaveValue('512 555 0177');
    await next(page);
    await next(page);
    await expect(page.getByText('license.pdf')).toBeVisible();
  },
);

test('an address leads no further than the form is filled in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/join-as-pro#account-setup');
  await untilAlive(page);
  await expect(step(page)).toContainText('Basic Info');
});

test(
  'what a file is, is judged when it is chosen, with the reason beside it, and the photo is cut',
  tagged('APPLY-017', 'APPLY-018', 'APPLY-039', 'APPLY-042', 'APPLY-048', '@desktop'),
  async ({ page }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await openWizard(page);
    await fillBasicInfo(page, newEmail());
    await page.getByLabel('Profile photo file').setInputFiles(text('me.jpg'));
    await expect(page.getByText('This is not a JPEG or PNG, although its name ends like one.')).toBeVisible();
    expect(alerts).toEqual(['Please upload a valid image file (JPEG or PNG)']);
    await page
      .getByLabel('Profile photo file')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo(800, 400) });
    const cropper = page.getByRole('button', { name: 'Position the photo' });
    await cropper.press('ArrowRight');
    await cropper.press('+');
    await page.getByRole('button', { name: 'Use this photo' }).click();
    const shown = page.getByRole('img', { name: 'Your profile' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBe(1);
    await expect(page.getByText('although its name ends like one')).toBeHidden();

    await next(page);
    await page
      .getByLabel('Add photos of your work')
      .setInputFiles([{ name: 'work.jfif', mimeType: 'image/jpeg', buffer: await photo(320, 240) }, heic]);
    await expect(page.getByRole('img', { name: 'work.jfif.jpg' })).toBeVisible();
    await expect(page.getByText('Some photos were left out. Please choose images up to 5MB.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'IMG_0042.HEIC' })).toContainText(
      'This is a HEIC photo, the format iPhones use. Please save it as a JPEG and choose that one.',
    );

    await next(page);
    const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: (await pages(3)).subarray(0, 900) };
    const damaged = {
      name: 'damaged.png',
      mimeType: 'image/png',
      buffer: (await photo(400, 400, 'png')).subarray(0, 120),
    };
    const mailed = {
      name: 'mailed.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([pdf(), Buffer.from('\ntext after its end')]),
    };
    await page.getByLabel('Add certifications').setInputFiles([heic, text('license.jpg'), broken, damaged, mailed]);
    await expect(
      page.getByText('Some files were rejected. Please ensure all files are PDF, JPG, or PNG and under 10MB.'),
    ).toBeVisible();
    const refused = page.getByRole('list', { name: 'Files not added' }).getByRole('listitem');
    await expect(refused).toHaveText([
      /^IMG_0042.HEIC.*HEIC photo/,
      /^license.jpg.*not a PDF, JPG or PNG/,
      /^broken.pdf.*damaged/,
      /^damaged.png.*can’t read this picture/,
    ]);
    await expect(page.getByRole('button', { name: 'Remove mailed.pdf' })).toBeVisible();
  },
);

test.describe('a document that the server refuses', () => {
  test.use({ expectedErrors: [/422/] });
  test(
    'leads back to its step, with the reason beside it and the focus there; nothing else is lost',
    tagged('APPLY-082', 'ERR-023', '@desktop'),
    async ({ browser }) => {
      const member = await createMember();
      const page = await (await browser.newContext({ storageState: member.storageState })).newPage();
      await openWizard(page);
      await fillUntilAccount(page, member.email);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByLabel('Add certifications').setInputFiles({
        name: 'locked.pdf',
        mimeType: 'application/pdf',
        buffer: await pages(1, { userPassword: 'secret' }),
      });
      await expect(page.getByText('locked.pdf')).toBeVisible();
      await next(page);
      await page.getByRole('checkbox', { name: /I agree/ }).check();
      await page.getByRole('button', { name: 'Submit Application' }).click();

      await expect(step(page)).toContainText('Certifications');
      await expect(page.getByText('File Upload Failed')).toBeVisible();
      const another = page.getByRole('button', { name: 'Choose another file to replace locked.pdf' });
      await expect(another).toBeFocused();
      await expect(another).toHaveAccessibleDescription(
        'This PDF is password-protected. Please upload it without a password.',
      );
      await next(page);
      await expect(another).toBeFocused();
      await page.reload();
      await expect(another).toBeVisible();
      await page
        .getByLabel('Another file to replace locked.pdf: file')
        .setInputFiles({ name: 'open.pdf', mimeType: 'application/pdf', buffer: pdf() });
      await expect(page.getByText('open.pdf')).toBeVisible();
      await expect(page.getByText('license.pdf')).toBeVisible();
      await next(page);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page).toHaveURL(/\/pro-onboarding-complete$/, { timeout: 20_000 });
      await page.context().close();
      await member.api.dispose();
    },
  );

  test('a name that somebody else took by then leads back to it', { tag: '@desktop' }, async ({ browser }) => {
    const member = await createMember();
    const page = await (await browser.newContext({ storageState: member.storageState })).newPage();
    await openWizard(page);
    await fillUntilAccount(page, member.email);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.route('**/api/rpc/complete_professional_profile', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({
          error: 'This username is already taken',
          code: 'username_taken',
          details: { type: 'request', message: '' },
        }),
      }),
    );
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByText('This username is already taken').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    await page.context().close();
    await member.api.dispose();
  });
});
