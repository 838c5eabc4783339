import type { Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { createProfessionalMember } from '#tests/support/browser/e2e-professional.ts';
import { expect, newcomerTest, test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, requestVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
const word = (page: Page) => dialog(page).getByLabel('Type DELETE to confirm');
const last = (page: Page) => dialog(page).getByRole('button', { name: 'Delete Account' });
const total = (page: Page) => dialog(page).getByRole('definition');

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(word(page)).toBeVisible();
}

async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } });
  expect(answer.status()).toBe(200);
}

newcomerTest(
  'a client sees the refunds, types DELETE, and is gone on every device',
  tagged('ACCT-001 to ACCT-005', 'OPEN-46', '@desktop'),
  async ({ page, newcomer }) => {
    const [paid, unpaid] = [await findVisit(newcomer.api), await findVisit(newcomer.api)];
    const { bookingId } = await requestVisit(newcomer, paid);
    const [session] = await sandbox.sessionsOf(bookingId);
    await sandbox.pay(session?.id ?? '');
    const status = async () =>
      ((await (await newcomer.api.get(`/api/bookings/${bookingId}`)).json()) as { status: string }).status;
    await expect.poll(status).toBe('confirmed');
    await requestVisit(newcomer, unpaid);

    await openPage(page, '/dashboard/client');
    await openDialog(page);
    const visits = dialog(page)
      .getByRole('region', { name: 'These 2 visits will be cancelled first' })
      .getByRole('listitem');
    await expect(visits).toHaveCount(2);
    await expect(visits.filter({ hasText: 'Not paid yet' })).toContainText(unpaid.professional.name);
    await expect(total(page)).toHaveText(`$${paid.service.price}`);
    for (const typed of ['', 'delete', 'DELETE ', ' DELETE']) {
      await word(page).fill(typed);
      await expect(last(page)).toBeDisabled();
    }
    await word(page).fill('DELETE');
    await last(page).click();
    await expect(page.getByText('Account Deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeAttached();

    // The other device of this client.
    expect((await newcomer.api.get('/api/auth/get-user')).status()).toBe(401);
    const refunds = async () => (await sandbox.refundsOf(bookingId)).map(({ amount }) => amount / 100);
    await expect.poll(refunds).toEqual([Number(paid.service.price)]);
    await expect
      .poll(async () => (await sandbox.mails(newcomer.email)).map(({ subject }) => subject))
      .toContain('Your Doorstep account is deleted');
  },
);

test(
  'a professional sees what clients get back; one leaves',
  tagged('ACCT-001 to ACCT-005', 'PDASH-009', 'OPEN-04', '@desktop'),
  async ({ page }) => {
    await signInAs(page, 'professional@doorstep.test');
    await openPage(page, '/dashboard/professional');
    await openDialog(page);
    const preview = (await (await page.request.get('/api/account/closure')).json()) as { total_refund: string };
    await expect(dialog(page).getByText('Your clients get back')).toBeVisible();
    expect((await total(page).innerText()).replaceAll(/[$,]/g, '')).toBe(preview.total_refund);
    await dialog(page).getByRole('button', { name: 'Keep my account' }).click();
    await expect(dialog(page)).toBeHidden();

    const leaver = await createProfessionalMember();
    await page.context().clearCookies();
    await page.context().addCookies(leaver.storageState.cookies);
    await openPage(page, '/dashboard/professional');
    await openDialog(page);
    await expect(dialog(page).getByText('You have no upcoming visits')).toBeVisible();
    await word(page).fill('DELETE');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Account Deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    const again = await page.request.post('/api/auth/sign-in/email', {
      data: { email: leaver.email, password: leaver.password },
    });
    expect(again.status()).toBe(401);
  },
);

newcomerTest.describe('a deletion that fails', () => {
  newcomerTest.use({ expectedErrors: [/Failed to load resource/] });

  newcomerTest('says so and keeps what was typed', tagged('ACCT-006 to ACCT-008', '@desktop'), async ({ page }) => {
    const answers = [
      { status: 500, body: '{}', toast: 'Failed to delete account. Please try again or contact support.' },
      {
        status: 422,
        body: JSON.stringify({
          error: 'Not so.',
          code: 'wrong_password',
          details: { fields: { password: 'Not so.' } },
        }),
        toast: 'Not so.',
      },
    ];
    await page.route('**/api/account/closure', (route) =>
      route.fulfill({
        json: {
          proof: 'password',
          is_last_admin: false,
          is_professional: false,
          bookings: [],
          total_refund: '0.00',
          unpaid_visits: 0,
        },
      }),
    );
    await openPage(page, '/account/data');
    await openDialog(page);
    await dialog(page).getByRole('textbox', { name: 'Your password' }).fill('wrong horse');
    await word(page).fill('DELETE');
    for (const { status, body, toast } of answers) {
      await page.route('**/api/functions/delete-user-account', (route) =>
        route.fulfill({ status, contentType: 'application/json', body }),
      );
      await last(page).click();
      await expect(page.getByRole('alert').filter({ hasText: toast })).toContainText('Error');
      await expect(word(page)).toHaveValue('DELETE');
      await expect(last(page)).toBeEnabled();
    }
    await expect(dialog(page).getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(/Not so\./);
  });
});
