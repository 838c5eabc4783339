import { demoProfessionals } from '#db/seed/demo/content/demo-professionals.ts';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { logIn, openPage, untilAlive } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

/** An applicant of the demo who has not connected Stripe; no other test signs in as them. */
const unconnected =
  demoProfessionals.findLast(({ hasStripeAccount, isApproved }) => !hasStripeAccount && !isApproved)?.email ?? '';

test(
  'from the application to the connection, for whoever is not signed in',
  tagged('ERR-036', 'PUB-049 to PUB-056', 'GEN-019', 'OPEN-50', '@desktop'),
  async ({ page }) => {
    await openPage(page, '/pro-onboarding-complete');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Profile is Ready' })).toBeVisible();
    await expect(page.getByRole('link', { name: "I'll do this later" })).toHaveAttribute(
      'href',
      '/dashboard/professional',
    );
    await page.getByRole('button', { name: 'Connect with Stripe' }).click();
    await expect(page.getByText('Failed to connect to Stripe. Please try again.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in to connect' })).toHaveAttribute(
      'href',
      '/login?return_to=%2Fpro-onboarding-complete',
    );
    await page.getByRole('link', { name: 'See what happens with your application' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Application Submitted Successfully' })).toBeVisible();
    await expect(page.getByText('1-3 business days')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
);

test(
  'a professional connects Stripe and comes back connected',
  tagged('PUB-055', 'PAY-027', 'PDASH-038', 'OPEN-44', '@desktop'),
  async ({ page }) => {
    await openPage(page, '/login?return_to=/pro-onboarding-complete');
    await logIn(page, unconnected, demoPassword);
    await page.getByRole('button', { name: 'Connect with Stripe' }).click();
    await expect(page.getByRole('heading', { name: 'Get paid with Stripe' })).toBeVisible();
    await page.getByRole('link', { name: 'Leave and finish later' }).click();
    await expect(page.getByText('Stripe Connected Successfully!')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Stripe is waiting for your details' })).toBeVisible();
    await untilAlive(page);
    await page.getByRole('button', { name: 'Continue with Stripe' }).click();
    await page.getByRole('button', { name: 'Agree and submit' }).click();
    await expect(page).toHaveURL(/\/dashboard\/professional\?stripe_return=success$/);
    await expect(page.getByText('Stripe Connected Successfully!')).toBeVisible();
    await expect(page.getByText('Your earnings are paid out to your bank account.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payments are connected' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/professional$/, { timeout: 10_000 });
  },
);
