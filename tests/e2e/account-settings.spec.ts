import type { Page } from '@playwright/test';
import { memberPassword, newEmail, sandbox } from '#tests/support/browser/e2e-member.ts';
import { logIn, logOut, openAccountMenu, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { codeOf } from '#tests/support/http/one-time-codes.ts';

const password = (page: Page) => page.getByRole('textbox', { name: 'Your password' });

const shownSecret = async (page: Page) =>
  (await page.getByText(/^(?:[A-Z2-7]{1,4} ?){8,}$/).innerText()).replaceAll(' ', '');

test('two-factor sign-in is set up, asks for the code, takes a recovery code once, and moves to another phone @desktop', async ({
  page,
  newcomer,
}) => {
  await openPage(page, '/account/two-factor');
  await password(page).fill(memberPassword);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await shownSecret(page);
  await page.getByLabel('Code from your app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = '', nextRecovery = ''] = await codes.allInnerTexts();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('doorstep-recovery-codes.txt');
  await page.getByRole('checkbox', { name: /I saved them/ }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10', { exact: true })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await openPage(page, '/login?return_to=/account/devices');
  await logIn(page, newcomer.email, memberPassword);
  await expect(page).toHaveURL(/\/login\/code\?return_to=%2Faccount%2Fdevices$/);
  // The code of the step that turned it on is used up.
  await page.getByLabel('Code from your app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await openPage(page, '/login');
  await logIn(page, newcomer.email, memberPassword);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toUpperCase());
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/client$/);
  await openPage(page, '/account/two-factor');
  await expect(page.getByText('9', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Set up on another phone' }).click();
  await password(page).fill(memberPassword);
  await page.getByLabel('Code from your current phone').fill(nextRecovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code from your app').fill(codeOf(await shownSecret(page)));
  await page.getByRole('button', { name: 'Use this phone' }).click();
  await expect(page.getByText('Your codes come from the new phone')).toBeVisible();
  await expect(page.getByText('8', { exact: true })).toBeVisible();
});

test('the sign-in address changes by the link in the new mailbox', { tag: '@desktop' }, async ({ page }) => {
  const wanted = newEmail();
  await openPage(page, '/');
  await openAccountMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Account settings' }).click();
  await page
    .getByRole('navigation', { name: 'Account settings' })
    .filter({ visible: true })
    .getByRole('link', { name: /Sign-in and security/ })
    .click();
  await page.getByRole('button', { name: 'Change Email' }).click();
  await page.getByLabel('New email').fill(wanted);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await password(page).fill(memberPassword);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText('Waiting for your confirmation')).toBeVisible();
  const link = async () => (await sandbox.mails(wanted))[0]?.text?.match(/https?:\/\/\S+confirm-email\S+/)?.[0];
  await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
  await openPage(page, (await link()) ?? '');
  await page.getByRole('button', { name: 'Confirm my new email' }).click();
  await expect(page.getByText(`You now sign in with ${wanted}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open my account' }).click();
  await expect(page.getByText(wanted).filter({ visible: true }).first()).toBeVisible();
});

test.describe('of a changed password', () => {
  // The session goes on under another token: a live connection or a count of unread messages that is just being asked for
  // with the one before is refused, which the browser logs, and asked for again.
  test.use({
    expectedErrors: [
      /\/api\/realtime' failed: HTTP Authentication failed|status of 401 \(Unauthorized\) .*\/api\/threads\/unread/,
    ],
  });

  test('it ends the session of another device, and one’s data can be taken along @desktop', async ({
    page,
    browser,
    newcomer,
  }) => {
    const other = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const elsewhere = await other.newPage();
    await openPage(elsewhere, '/login?return_to=/account/devices');
    await logIn(elsewhere, newcomer.email, memberPassword);
    await expect(elsewhere.getByText('This device')).toBeVisible();

    await openPage(page, '/account/security');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('textbox', { name: 'Current password' }).fill(memberPassword);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('battery staple');
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('battery staple');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login\?return_to=/);
    await other.close();

    await openPage(page, '/account/data');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^doorstep-data-\d{4}-\d\d-\d\d\.zip$/);
  });
});
