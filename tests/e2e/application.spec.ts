import type { Page, Request } from '@playwright/test';
import {
  dot,
  fillBasicInfo,
  fillUntilAccount,
  license,
  next,
  openWizard,
  uniqueName,
} from '#tests/support/browser/e2e-application.ts';
import { followConfirmation, memberPassword, newEmail, sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage, untilAlive } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'apply by e-mail: four steps, mail, link, submitted',
  tagged(
    'APPLY-001 to APPLY-009',
    'APPLY-049 to APPLY-066',
    'APPLY-075 to APPLY-083',
    'ERR-025',
    'ERR-026',
    'ERR-027',
    'GEN-010',
    '@desktop',
  ),
  async ({ page }) => {
    const email = newEmail();
    await openWizard(page);
    await fillUntilAccount(page, email);
    await expect(page.getByRole('listitem').filter({ hasText: 'Account Setup' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('license.pdf')).toBeVisible();
    await next(page);

    const submit = page.getByRole('button', { name: 'Submit Application' });
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await expect(submit).toBeDisabled();
    await page.getByLabel('Password', { exact: false }).first().fill(memberPassword);
    await page.getByLabel('Confirm password').fill('another');
    await page.getByLabel('Confirm password').blur();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.getByLabel('Confirm password').fill(memberPassword);
    await submit.click();
    await expect(
      page.getByText("We've sent a confirmation link to your email. Please click it to complete your registration."),
    ).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Reyes');
    expect(stored).not.toContain(memberPassword);

    await followConfirmation(page, email);
    await expect(page.getByText('Application Submitted!').first()).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/pro-onboarding-complete$/);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('professionalApplication'))),
    ).toEqual([]);
  },
);

test(
  'each step says what is missing or wrong, and a draft survives a reload',
  tagged('APPLY-010 to APPLY-048', '@desktop'),
  async ({ page }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await openWizard(page);
    await next(page);
    for (const field of ['First name', 'Last name', 'Username', 'Email', 'Phone', 'Service area'])
      await expect(page.getByText(`${field} is required`)).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    for (const photo of [
      { name: 'me.gif', mimeType: 'image/gif', buffer: dot },
      { name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    ]) {
      await page.getByLabel('Profile photo file').setInputFiles(photo);
    }
    await expect
      .poll(() => alerts)
      .toEqual(['Please upload a valid image file (JPEG or PNG)', 'Image size should be less than 5MB']);
    await expect(page.getByText('This file is 5.1MB. The limit is 5MB.')).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.getByLabel('Username').fill('Admin');
    await expect(page.getByText('This username is already taken')).toBeVisible();
    await page.getByLabel('Username').fill('somebody.new');
    await expect(page.getByRole('img', { name: 'Available' })).toBeVisible();
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
    await fillBasicInfo(page, newEmail());
    await next(page);
    await expect(page.getByLabel('Travel fee')).toHaveAttribute('step', '0.01');
    await page.getByLabel('Travel fee').fill('-1');
    await next(page);
    await expect(page.getByText('Please enter a number of at least 0.')).toBeVisible();
    await page.getByLabel('Travel fee').fill('0.5');
    await next(page);
    await next(page);
    await expect(page.getByText('Please upload at least one certification document.')).toBeVisible();
    await page
      .getByLabel('Add certifications')
      .setInputFiles([license, { name: 'a.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }]);
    await expect(
      page.getByText('Some files were rejected. Please ensure all files are PDF, JPG, or PNG and under 10MB.'),
    ).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Files not added' }).getByRole('listitem').filter({ hasText: 'a.exe' }),
    ).toContainText('This is not a PDF, JPG or PNG.');
    await page
      .getByLabel('Add your insurance')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('insured') });
    await expect(page.getByText('Invalid file. Please ensure it is a PDF, JPG, or PNG and under 10MB.')).toBeVisible();

    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('professionalApplicationDraft')))
      .toContain('"step":2');
    await expect.poll(() => page.evaluate(savedCertifications)).toBe(1);
    await page.reload();
    await expect(page.getByText('license.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Remove license.pdf' }).press('Enter');
    await expect(page.getByText('license.pdf')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Add certifications PDF/ })).toBeFocused();
  },
);

test(
  'Google is not a way around the terms, and the tab that waits for the mail says that the application is in',
  tagged('APPLY-058', 'APPLY-079', '@desktop'),
  async ({ page, context }) => {
    const email = newEmail();
    const handedIn: string[] = [];
    const uploads: string[] = [];
    const recordRequest = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname === '/api/rpc/complete_professional_profile') handedIn.push(pathname);
      if (request.method() === 'POST' && pathname.startsWith('/api/storage/'))
        uploads.push(pathname.split('/')[3] ?? '');
    };
    page.on('request', recordRequest);
    await openWizard(page);
    await fillUntilAccount(page, email);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText('Please agree to the terms to continue').first()).toBeVisible();
    await expect(page).toHaveURL(/\/join-as-pro/);
    expect(await page.evaluate(() => localStorage.getItem('professionalApplicationData'))).toBeNull();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByLabel('Password', { exact: false }).first().fill(memberPassword);
    await page.getByLabel('Confirm password').fill(memberPassword);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText('We’ve sent a confirmation link to')).toHaveText(
      `We’ve sent a confirmation link to ${email}. Open it in this browser. Your application and its files are saved here and will be submitted automatically.`,
    );
    await expect(page.getByText('any device')).toHaveCount(0);

    const second = await context.newPage();
    second.on('request', recordRequest);
    const saysSo = expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible({
      timeout: 40_000,
    });
    await followConfirmation(second, email);
    await expect(second).toHaveURL(/\/pro-onboarding-complete$/, { timeout: 20_000 });
    await page.bringToFront();
    await saysSo;
    await expect(page).toHaveURL(/\/pro-onboarding-complete$/, { timeout: 20_000 });
    expect(handedIn).toHaveLength(1);
    expect(uploads.toSorted()).toEqual(['professional-documents', 'profiles']);
  },
);

test(
  'a saved application waits for the press of somebody else who is signed in',
  { tag: '@desktop' },
  async ({ page, context, newcomer }) => {
    const submitted = await fillAsVisitor(page);
    await page.getByLabel('Password', { exact: false }).first().fill(memberPassword);
    await page.getByLabel('Confirm password').fill(memberPassword);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

    await context.addCookies(newcomer.storageState.cookies);
    await findWaiting(page, newcomer);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: newcomer.email })).toBeVisible();
    expect(submitted()).toEqual([]);
  },
);

test('who returns from Google with another email is the applicant', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await sandbox.addGoogleAccount({ name: 'Ana Reyes', email: `${uniqueName()}@gmail.test` });
  await openWizard(page);
  await fillUntilAccount(page, newEmail());
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByText('Application Submitted!').first()).toBeVisible({ timeout: 20_000 });
});

test(
  'who signs in after somebody else went Back from Google is not the applicant',
  { tag: '@desktop' },
  async ({ page, context, newcomer }) => {
    const submitted = await fillAsVisitor(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).not.toHaveURL(/\/join-as-pro/);
    await page.goBack();
    await untilAlive(page);
    const left = () => page.evaluate(() => sessionStorage.getItem('professionalApplicationAtGoogle'));
    await expect.poll(left).toBeNull();

    await context.addCookies(newcomer.storageState.cookies);
    await findWaiting(page, newcomer);
    expect(submitted()).toEqual([]);
  },
);

test('a draft that has become too old goes with its files', { tag: '@desktop' }, async ({ page }) => {
  await openWizard(page);
  await fillBasicInfo(page, newEmail());
  await next(page);
  await page.getByLabel('Travel fee').fill('0.5');
  await next(page);
  await page.getByLabel('Add certifications').setInputFiles([license]);
  await expect.poll(() => page.evaluate(savedCertifications)).toBe(1);
  await openPage(page, '/terms');
  await page.evaluate(() => {
    const key = 'professionalApplicationDraft';
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as { at: number };
    localStorage.setItem(key, JSON.stringify({ ...draft, at: draft.at - 31 * 24 * 60 * 60 * 1000 }));
  });
  await openWizard(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect.poll(() => page.evaluate(savedCertifications)).toBe(0);
});

/** Fills in all but the account. @returns a function that lists what was submitted of it since */
async function fillAsVisitor(page: Page): Promise<() => string[]> {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await openWizard(page);
  await fillUntilAccount(page, newEmail());
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  return () => calls.filter((call) => /^POST .*(storage|complete_professional)/.test(call));
}

/** Opens the wizard, in which an application waits for the press of whoever is signed in. */
async function findWaiting(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto('/join-as-pro');
  await untilAlive(page);
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
}

/** The number of certifications in the draft's files, which the browser writes in its own time. */
async function savedCertifications(): Promise<number> {
  const name = 'doorstep-application';
  // Opening a database that is not there yet would make an empty one in place of the page's.
  const isThere = (await indexedDB.databases()).some((database) => database.name === name);
  if (!isThere) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('The files cannot be read')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('files').objectStore('files').get('draft');
      reading.addEventListener('success', () => {
        opening.result.close();
        const draft = reading.result as { certifications: File[] } | undefined;
        resolve(draft?.certifications.length ?? 0);
      });
    });
  });
}
