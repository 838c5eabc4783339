import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { fillUntilAccount, openWizard, uniqueName } from '#tests/support/e2e-application.ts';
import { confirmationLink, createMember, memberPassword, newEmail, sandbox } from '#tests/support/e2e-member.ts';
import { bookingPath, chooseVisit, openPage, payButton, payWithCard } from '#tests/support/e2e-page.ts';
import { expect, test } from '#tests/support/e2e-test.ts';
import { visitTo } from '#tests/support/e2e-visit.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
test.use(phone);

test('GEN-010 GEN-012 GEN-019 GEN-020 AUTH-021 by e-mail: apply, be approved, connect Stripe and be booked, on phones', { tag: '@desktop' }, async ({ page, browser }) => {
  test.slow();
  const email = newEmail();
  await openWizard(page);
  const lastName = uniqueLastName();
  await fillUntilAccount(page, email, lastName);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByLabel('Password', { exact: false }).first().fill(memberPassword);
  await page.getByLabel('Confirm password').fill(memberPassword);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText("We've sent a confirmation link to your email.", { exact: false })).toBeVisible();
  await page.goto(await confirmationLink(email));
  await goOnFromApplication(page, browser, { email, name: `Ana ${lastName}` });
});

test('API-107 APPLY-067 to APPLY-069 APPLY-076 by Google, only with the first six fields: apply, be approved, connect Stripe and be booked, on phones', { tag: '@desktop' }, async ({ page, browser }) => {
  test.slow();
  await openWizard(page);
  await page.evaluate(() => localStorage.setItem('professionalApplicationDraft', JSON.stringify({ at: Date.now(), step: 3, form: { firstName: 'Ana', lastName: 'Reyes' } })));
  await page.reload();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Please fill in all required fields: Email, Phone, Username, Service area')).toBeVisible();
  const account = await sandbox.addGoogleAccount({ name: 'Ana Reyes', email: `${uniqueName()}@gmail.test` });
  const lastName = uniqueLastName();
  await fillUntilAccount(page, account.email, lastName);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: account.email }).click();
  await goOnFromApplication(page, browser, { email: account.email, name: `Ana ${lastName}` });
});

interface Applicant {
  email: string;
  name: string;
}

/** They are listed in the end, where other tests look for people by their names. */
const uniqueLastName = () => `Reyes-${Math.random().toString(36).slice(2, 8)}`;

async function goOnFromApplication(page: Page, browser: Browser, applicant: Applicant): Promise<void> {
  await expect(page.getByText('Application Submitted!').first()).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/pro-onboarding-complete$/);
  const id = await approve(browser, applicant);
  await connectStripe(page);
  await expect.poll(async () => (await (await page.request.get(`/api/professionals/${id}/services`)).json()).items[0].stripe_price_id).toMatch(/^price_/);
  await openPage(page, '/dashboard/professional');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ana' })).toBeVisible();
  await book(browser, id);
  // Nobody reloads the page.
  await expect(page.getByRole('table', { name: 'Recent Bookings' }).getByRole('row').filter({ hasText: 'Oil change' })).toContainText('Confirmed');
  await expect(page.getByRole('term').filter({ hasText: 'Upcoming Bookings' }).locator('xpath=following-sibling::dd')).toContainText('1');
}

/** @returns the professional's id. */
async function approve(browser: Browser, { email, name }: Applicant): Promise<string> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.request.post('/api/auth/sign-in/email', { data: { email: 'admin@doorstep.test', password: demoPassword } });
  await openPage(page, `/dashboard/admin?tab=professionals&q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Approve and verify' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and verify' }).click();
  await expect(page.getByText('The applicant is told by mail.')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.context().close();
  return id;
}

async function connectStripe(page: Page): Promise<void> {
  await openPage(page, '/pro-onboarding-complete');
  await page.getByRole('button', { name: 'Connect with Stripe' }).click();
  await page.getByRole('button', { name: 'Agree and submit' }).click();
  await expect(page.getByText('Stripe Connected Successfully!')).toBeVisible();
}

async function book(browser: Browser, professionalId: string): Promise<void> {
  const client = await createMember();
  const page = await (await browser.newContext({ ...phone, storageState: client.storageState })).newPage();
  const visit = await visitTo(client.api, professionalId);
  await openPage(page, bookingPath(visit));
  await chooseVisit(page, visit);
  await payButton(page).click();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Oil change');
  await page.context().close();
  await client.api.dispose();
}
