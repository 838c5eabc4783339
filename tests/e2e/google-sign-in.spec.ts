import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const newAccount = () =>
  sandbox.addGoogleAccount({ name: 'Robin Park', email: `robin-${randomUUID().slice(0, 8)}@gmail.test` });

async function continueWithGoogle(page: Page, account: { email: string }) {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('button', { name: account.email }).click();
}

test(
  'from /login through Google to the client dashboard @desktop',
  tagged('AUTH-004', 'AUTH-023', 'AUTH-024', 'AUTH-027', 'AUTH-031', 'AUTH-039', 'GEN-022', 'API-108'),
  async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/how-it-works');
    await openPage(page, '/login');
    await page.getByRole('tab', { name: 'Professional' }).click();
    await page.getByRole('tab', { name: 'Client' }).click();
    // Held back for a moment, so that the page which is gone at once otherwise can be read.
    const settled = Promise.withResolvers<void>();
    await page.route('**/api/auth/callback-destination', async (route) => {
      await settled.promise;
      await route.continue();
    });
    await continueWithGoogle(page, await newAccount());
    await expect(page.getByRole('heading', { name: 'Completing Sign In' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/auth/callback');
    settled.resolve();
    await expect(page).toHaveURL(/\/dashboard\/client$/);
    await expect(page.getByText('You have been signed in successfully.')).toBeVisible();
    for (const tab of [page, other])
      await expect(tab.getByRole('banner').getByText('New User').filter({ visible: true })).toBeVisible();
  },
);

test.describe('after the callback', () => {
  // The provider's page of a sign-in that is over.
  test.use({ expectedErrors: [/410/] });

  test('the back button leads past it, and never signs in again @desktop', tagged('AUTH-039'), async ({ page }) => {
    await openPage(page, '/signup?return_to=/professionals');
    await continueWithGoogle(page, await newAccount());
    await expect(page).toHaveURL(({ pathname }) => pathname === '/professionals');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'This sign-in is over' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/client$/);
  });
});

test('who chose Professional and is new goes on to join @desktop', tagged('AUTH-037', 'AUTH-009'), async ({ page }) => {
  await openPage(page, '/login');
  await page.getByRole('tab', { name: 'Professional' }).click();
  await continueWithGoogle(page, await newAccount());
  await expect(page).toHaveURL(/\/join-as-pro|\/how-it-works#professionals$/);
});

test(
  'cancelling at Google, and a callback without a session, lead back to /login',
  tagged('AUTH-025', 'AUTH-026', 'ERR-060', '@desktop'),
  async ({ page }) => {
    await openPage(page, '/login?return_to=/booking');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    await expect(page.getByText('You left Google’s page before signing in.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(/\/login\?return_to=%2Fbooking$/);
    await expect(page.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy');

    await page.goto('/auth/callback');
    await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  },
);

test.describe('a server that cannot be asked', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is said where the button was pressed @desktop', tagged('ERR-008', 'ERR-009'), async ({ page }) => {
    await page.route('**/api/auth/sign-in/social', (route) =>
      route.fulfill({ status: 503, json: { error: 'down', code: 'google_unavailable' } }),
    );
    await openPage(page, '/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText('Failed to sign in with Google. Please try again.')).toBeVisible();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy');
  });

  test(
    '/auth-test tells the status and whether the profiles call works @desktop',
    tagged('AUTH-063', 'AUTH-064', 'AUTH-065'),
    async ({ page, newcomer }) => {
      await openPage(page, '/auth-test');
      await expect(page.getByRole('definition').first()).toHaveText('No');
      await page.getByRole('button', { name: 'Test the profiles call' }).click();
      await expect(page.getByText('No: you’re not signed in.')).toBeVisible();
      await page.context().addCookies(newcomer.storageState.cookies);
      await page.reload();
      await expect(page.getByRole('definition').first()).toHaveText('Yes');
      await page.getByRole('button', { name: 'Test the profiles call' }).click();
      await expect(page.getByText('Yes: the call works.')).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(newcomer.id);
    },
  );
});
