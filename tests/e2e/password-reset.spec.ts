import { followConfirmation, memberPassword, newEmail, sandbox } from '#tests/support/browser/e2e-member.ts';
import { fillSignUp, logIn, openPage, untilAlive } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const newPassword = 'better staple';
const missing = 'Auth session missing! Please use the password reset link from your email.';

async function resetLink(email: string): Promise<string> {
  const link = async () =>
    (await sandbox.mails(email))
      .map(({ text }) => text?.match(/https?:\/\/\S+\/reset-password#token=[\w-]+/)?.[0])
      .find(Boolean);
  await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
  return (await link()) ?? '';
}

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'is replaced by a mailed link',
    tagged('PWD-001 to PWD-015', 'AUTH-006', 'AUTH-042', '@desktop'),
    async ({ page, context, newcomer }) => {
      await openPage(page, '/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByText('Please enter your email address.')).toBeVisible();
      await page.getByLabel('Email').fill(newcomer.email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByText('Password reset email sent! Please check your inbox.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled();

      const link = await resetLink(newcomer.email);
      const other = await context.newPage();
      await other.goto(link);
      await expect(page.getByText('You opened the link in another tab')).toBeVisible();
      await expect(other.getByText(newcomer.email)).toBeVisible();
      await other.getByLabel('New password').fill(newPassword);
      await other.getByLabel('Confirm password').fill('another staple');
      await other.getByRole('button', { name: 'Reset password' }).click();
      await expect(other.getByText('Passwords do not match.')).toBeVisible();
      await expect(other.getByLabel('New password')).toHaveValue(newPassword);
      await other.getByLabel('Confirm password').fill(newPassword);
      await expect(other.getByText('Passwords do not match.')).toBeHidden();
      await other.getByRole('button', { name: 'Reset password' }).click();
      await expect(
        other.getByText('Your password has been reset! You can now log in with your new password.'),
      ).toBeVisible();
      const shown = Date.now();
      await expect(other).toHaveURL(/\/login$/);
      expect(Date.now() - shown).toBeGreaterThan(1_500);

      // Every session of before is over, the link is used, and the new password opens the door.
      expect(await (await newcomer.api.get('/api/auth/get-session')).json()).toBeNull();
      await page.goto(link);
      await expect(page.getByText(missing)).toBeVisible();
      await logIn(other, newcomer.email, newPassword);
      await expect(other).toHaveURL(/\/dashboard\/client$/);
    },
  );
});

test.describe('/reset-password', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'is of no use without a link',
    tagged('PWD-007', 'PWD-011', 'PWD-012', 'PWD-013', '@desktop'),
    async ({ page }) => {
      for (const address of ['/reset-password', '/reset-password?token=nonsense', '/reset-password#token=nonsense']) {
        await page.goto(address);
        await expect(page.getByRole('alert')).toHaveText(missing);
        await expect(page.getByLabel('New password')).toBeHidden();
        await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password');
      }
    },
  );
});

test('a confirmation mail is sent again, and the next one waits', { tag: '@desktop' }, async ({ page }) => {
  const email = newEmail();
  await openPage(page, '/signup');
  await fillSignUp(page, email, memberPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText(`If ${email} still needs to be confirmed, a new link is on its way.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in (1:00|0:\d\d)$/ })).toBeDisabled();
  await expect.poll(async () => (await sandbox.mails(email)).length).toBe(2);
  await followConfirmation(page, email);
  await expect(page).toHaveURL(/\/dashboard\/client$/);
});

test.describe('a confirmation link that no longer works', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('offers another mail, with the time until the next', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, '/api/auth/verify-email?token=nonsense&callbackURL=/booking');
    await expect(page).toHaveURL(/\/login\?error=confirmation_link&return_to=%2Fbooking$/);
    await page.getByLabel('Your email').fill('nobody@example.com');
    const again = page.getByRole('button', { name: 'Send the link again' });
    await again.click();
    await expect(
      page.getByText('If nobody@example.com still needs to be confirmed, a new link is on its way.'),
    ).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await page.getByLabel('Your email').fill('nobody@example.com');
    await again.click();
    await expect(page.getByText('Too many requests. Please wait a moment and try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled();
  });
});
