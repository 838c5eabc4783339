import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { demoApplicants } from '#db/seed/demo/content/demo-applicants.ts';
import { logIn, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { nobodySignedIn, sandbox } from '#tests/support/browser/e2e-member.ts';
import { tagged } from '#tests/support/proves.ts';

/** Each can be approved once; the visual run looks at the first one. */
const applicant = demoApplicants[1];

test(
  'an application is found, looked at, approved and verified, and the professional is listed',
  tagged('GEN-020', 'ADMIN-001 to ADMIN-013', 'ADMIN-015', 'OPEN-14', 'AUTH-021', 'GEN-012', '@desktop'),
  async ({ page, browser }) => {
    if (!applicant) throw new Error('The demo has three applicants');
    const { firstName, lastName, email } = applicant;
    const name = `${firstName} ${lastName}`;
    const signIn = await page.request.post('/api/auth/sign-in/email', {
      data: { email: 'admin@doorstep.test', password: demoPassword },
    });
    expect(signIn.status()).toBe(200);
    await openPage(page, '/dashboard/admin');
    await expect(page.getByRole('tab')).toHaveText(['Clients', 'Professionals', 'Payments', 'Bookings']);
    await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.getByRole('tab', { name: 'Professionals' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Professionals' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill(name);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.getByText('Pending Approval')).toBeVisible();
    await expect(row.getByText('Incomplete Onboarding')).toBeVisible();
    await expect(page).toHaveURL(/tab=professionals&q=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('tabpanel').getByRole('row').getByRole('button')).toHaveCount(0);

    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Approve and verify' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve and verify' }).click();
    await expect(page.getByText('The applicant gets an email.')).toBeVisible();
    await expect(page.getByText('approved and verified', { exact: false }).first()).toBeVisible();
    await expect
      .poll(async () => (await sandbox.mails(email))[0]?.subject)
      .toBe('You are approved and verified: one last step');

    const id = page.url().split('/').at(-1) ?? '';
    const visitor = await (await browser.newContext({ storageState: nobodySignedIn })).newPage();
    await expect
      .poll(async () => (await (await visitor.request.get(`/api/professionals/${id}`)).json()).accepts_bookings)
      .toBe(true);
    await openPage(visitor, `/professionals/${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await openPage(visitor, '/login');
    await logIn(visitor, email, demoPassword);
    await expect(visitor).toHaveURL(/\/pro-onboarding-complete$/);
    await visitor.context().close();
  },
);

test(
  'turning somebody away asks for the reason, and a picture is shown through a signed address',
  tagged('OPEN-14', '@desktop'),
  async ({ page }) => {
    await page.request.post('/api/auth/sign-in/email', {
      data: { email: 'admin@doorstep.test', password: demoPassword },
    });
    await openPage(page, '/dashboard/admin?tab=professionals&q=Leona');
    await page.getByRole('link', { name: 'Leona Whitfield' }).click();
    const license = page.getByRole('img', { name: /Certification/ });
    await expect(license).toHaveAttribute('src', /^\/api\/storage\/professional-documents\/.+signature=/);
    await expect.poll(() => license.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Look at .+\.pdf$/ }).click();
    const document = page.getByRole('dialog');
    const first = document.getByRole('img', { name: 'Page 1 of 1' });
    await expect.poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1_400);
    const fitted = (await first.boundingBox())?.width ?? 0;
    await document.getByRole('region', { name: 'Pages' }).press('+');
    await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan(fitted * 1.4);
    await document.getByRole('button', { name: /^Download / }).click();
    const warning = page.getByRole('dialog', { name: 'Download the original?' });
    await expect(warning).toContainText('may contain scripts');
    const download = page.waitForEvent('download');
    await warning.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(warning).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('dialog').getByText('Please give a reason')).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('Pending Approval')).toBeVisible();
  },
);
