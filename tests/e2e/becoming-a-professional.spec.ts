import type { Browser, Page } from '@playwright/test';
import { photo } from '#tests/factories/files.ts';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { fillUntilAccount, openWizard, uniqueName } from '#tests/support/browser/e2e-application.ts';
import { letCompletionStand, letVisitPass } from '#tests/support/browser/e2e-database.ts';
import {
  createMember,
  followConfirmation,
  memberPassword,
  newEmail,
  nobodySignedIn,
  sandbox,
} from '#tests/support/browser/e2e-member.ts';
import { bookingPath, chooseVisit, openPage, payButton, payWithCard } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { bookingsOf, visitTo } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'by e-mail: apply, be approved, connect Stripe, set up shop, be booked live, work and be paid, on a phone',
    tagged('GEN-010', 'GEN-012', 'GEN-019', 'GEN-020', 'AUTH-021', 'OPEN-02', 'OPEN-05', '@desktop'),
    async ({ page, browser }) => {
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
      await followConfirmation(page, email);
      const id = await becomeBookable(page, browser, { email, name: `Ana ${lastName}` });
      await runShop(page, browser, id);
    },
  );
});

test.describe('at a desk', () => {
  test.use(desktop);

  test(
    'by Google, only with the first six fields: apply, be approved and connect Stripe, at a desk in the dark',
    tagged('API-107', 'APPLY-067 to APPLY-069', 'APPLY-076', '@desktop'),
    async ({ page, browser }) => {
      test.slow();
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await openWizard(page);
      await page.evaluate(() =>
        localStorage.setItem(
          'professionalApplicationDraft',
          JSON.stringify({ at: Date.now(), step: 3, form: { firstName: 'Ana', lastName: 'Reyes' } }),
        ),
      );
      await page.reload();
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(
        page.getByText('Please fill in all required fields: Email, Phone, Username, Service area'),
      ).toBeVisible();
      const account = await sandbox.addGoogleAccount({ name: 'Ana Reyes', email: `${uniqueName()}@gmail.test` });
      const lastName = uniqueLastName();
      await fillUntilAccount(page, account.email, lastName);
      await page.getByRole('checkbox', { name: /I agree/ }).check();
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: account.email }).click();
      await becomeBookable(page, browser, { email: account.email, name: `Ana ${lastName}` });
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    },
  );
});

interface Applicant {
  email: string;
  name: string;
}

/** They are listed in the end, where other tests look for people by their names. */
const uniqueLastName = () => `Reyes-${Math.random().toString(36).slice(2, 8)}`;

/** @returns the professional's id. */
async function becomeBookable(page: Page, browser: Browser, applicant: Applicant): Promise<string> {
  await expect(page.getByText('Application Submitted!').first()).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/pro-onboarding-complete$/);
  const id = await approve(browser, applicant);
  await connectStripe(page);
  await expect
    .poll(
      async () => (await (await page.request.get(`/api/professionals/${id}/services`)).json()).items[0].stripe_price_id,
    )
    .toMatch(/^price_/);
  return id;
}

/** From a new shop to the money of its first visit. */
async function runShop(page: Page, browser: Browser, id: string): Promise<void> {
  await setUpShop(page);
  const pushes = await getPushes(page);
  const bookingId = await beBookedLive(page, browser, id);
  await expect
    .poll(async () => (await pushes()).map(({ title }) => title))
    .toEqual([expect.stringContaining('Oil change')]);
  await workAndBePaid(page, bookingId);
}

/** @returns the booking's id. */
async function beBookedLive(page: Page, browser: Browser, id: string): Promise<string> {
  await openPage(page, '/dashboard/professional');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ana' })).toBeVisible();
  const bookingId = await book(browser, id);
  // Nobody reloads the page.
  await expect(
    page.getByRole('table', { name: 'Recent Bookings' }).getByRole('row').filter({ hasText: 'Oil change' }),
  ).toContainText('Confirmed');
  await expect(
    page.getByRole('term').filter({ hasText: 'Upcoming Bookings' }).locator('xpath=following-sibling::dd'),
  ).toContainText('1');
  return bookingId;
}

/** Another service, other hours, a first photo. */
async function setUpShop(page: Page): Promise<void> {
  await openPage(page, '/dashboard/professional/services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Service' });
  await adding.getByLabel('Name').fill('Tire change');
  await adding.getByLabel('Description').fill('Summer for winter, at your curb.');
  await adding.getByLabel('Price').fill('60');
  await adding.getByLabel('Duration').fill('45');
  await adding.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('Service created successfully')).toBeVisible();

  await openPage(page, '/dashboard/professional/settings');
  await page.getByLabel('Monday from').selectOption('08:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Hours saved')).toBeVisible();

  await openPage(page, '/dashboard/professional/portfolio');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'work.jpg', mimeType: 'image/jpeg', buffer: await photo(320, 240) });
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(1);
}

/** Subscribes a browser of the sandbox. @returns how to read what it got. */
async function getPushes(page: Page): Promise<() => Promise<{ title: string }[]>> {
  const browser = await sandbox.subscribe();
  const device = { userAgent: 'Chrome', isMobile: false, isIOS: false, isAndroid: false, timestamp: Date.now() };
  const answer = await page.request.post('/api/functions/store-push-subscription', {
    data: { subscription: browser.subscription, ...device },
  });
  expect(answer.ok()).toBe(true);
  return async () => (await sandbox.pushes(browser.id)).map(({ text }) => JSON.parse(text) as { title: string });
}

async function workAndBePaid(page: Page, bookingId: string): Promise<void> {
  await letVisitPass(bookingId);
  await openPage(page, `/dashboard/professional/calendar?appointment=${bookingId}`);
  const appointment = page.getByRole('dialog', { name: 'Oil change' });
  await expect(appointment).toContainText('Confirmed');
  const completed = page.waitForResponse(/\/complete$/);
  await appointment.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Yes, it’s done' }).click();
  await expect(page.getByText('Appointment completed')).toBeVisible();
  expect((await completed).status()).toBe(200);
  await letCompletionStand(bookingId);
  const transfers = async () =>
    (await (await page.request.get('/api/earnings/payments')).json()) as {
      items: { net_amount: string; transfer_status: string | null }[];
    };
  await expect
    .poll(async () => (await transfers()).items.map(({ net_amount, transfer_status }) => [net_amount, transfer_status]))
    .toEqual([['72.00', 'sent']]);
  await openPage(page, '/dashboard/professional/payments');
  await expect(page.getByRole('row').filter({ hasText: 'Oil change' })).toContainText('$80.00');
}

/** @returns the professional's id. */
async function approve(browser: Browser, { email, name }: Applicant): Promise<string> {
  const page = await (await browser.newContext({ ...phone, storageState: nobodySignedIn })).newPage();
  await page.request.post('/api/auth/sign-in/email', {
    data: { email: 'admin@doorstep.test', password: demoPassword },
  });
  await openPage(page, `/dashboard/admin?tab=professionals&q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Approve and verify' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and verify' }).click();
  await expect(page.getByText('The applicant gets an email.')).toBeVisible();
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

/** @returns the booking's id. */
async function book(browser: Browser, professionalId: string): Promise<string> {
  const client = await createMember();
  const page = await (await browser.newContext({ ...phone, storageState: client.storageState })).newPage();
  const visit = await visitTo(client.api, professionalId);
  await openPage(page, bookingPath(visit));
  await chooseVisit(page, visit);
  await payButton(page).click();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Oil change');
  const [booking] = await bookingsOf(client, visit);
  await page.context().close();
  await client.api.dispose();
  return booking?.id ?? '';
}
