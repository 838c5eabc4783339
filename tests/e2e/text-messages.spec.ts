import { mobileCode, letCodeAge, newMobileNumber } from '#tests/support/browser/e2e-mobile.ts';
import { sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

test.describe('text messages', () => {
  // A wrong code is refused on purpose.
  test.use({ expectedErrors: [/Failed to load resource/], timezoneId: 'America/Chicago' });

  test(
    'a client confirms a number, chooses what is texted, and ends it all with STOP',
    tagged('@desktop'),
    async ({ page }) => {
      const phone = newMobileNumber();
      const shown = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
      await openPage(page, '/account/notifications');
      await expect(page.getByRole('switch', { name: /by text$/ })).toHaveCount(0);
      await expect(page.getByText(/Message and data rates may apply\. Reply STOP to end them, HELP/)).toBeVisible();
      await page.getByLabel('Mobile number').fill('512 555');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/valid phone number/);
      await page.getByLabel('Mobile number').fill(phone);
      await page.keyboard.press('Enter');

      await expect(page.getByText(`We texted a code to ${shown}`)).toBeVisible();
      await expect(page.getByLabel('Code from the text')).toBeFocused();
      await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
      const first = await mobileCode(phone);
      await letCodeAge(phone);
      await openPage(page, '/account/notifications');
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect.poll(async () => (await sandbox.texts(phone)).length).toBe(2);
      await page.getByLabel('Code from the text').fill(first);
      await page.getByRole('button', { name: 'Confirm number' }).click();
      await expect(page.getByLabel('Code from the text')).toHaveAccessibleDescription(/isn’t the code/);
      await page.getByLabel('Code from the text').fill(await mobileCode(phone));
      await page.getByRole('button', { name: 'Confirm number' }).click();
      await expect(page.getByText(shown)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Change number' })).toBeFocused();
      await expect(page.getByText(/waits between 9 PM and 8 AM \(Chicago time\)/)).toBeVisible();

      const confirmations = page.getByRole('switch', { name: 'Confirmations by text' });
      await expect(confirmations).not.toBeChecked();
      await expect(page.getByRole('switch', { name: 'Replies to reviews by text' })).toHaveCount(0);
      await confirmations.check();
      await page.getByRole('switch', { name: 'On the day by text' }).check();
      await openPage(page, '/account/notifications');
      await expect(confirmations).toBeChecked();
      await expect(page.getByRole('switch', { name: 'Reminders by text' })).not.toBeChecked();

      expect(await sandbox.sendText({ from: phone, body: 'stop' })).toContain('any more texts');
      await openPage(page, '/account/notifications');
      await expect(page.getByText('Texts to this number were ended with STOP.')).toBeVisible();
      await expect(confirmations).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove number' }).click();
      await expect(page.getByLabel('Mobile number')).toBeFocused();
    },
  );
});
