import { memberPassword } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';

// A private address is refused.
test.use({ expectedErrors: [/422/] });

test('a key is created, shown once, and revoked', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/account/developers');
  await page.getByRole('button', { name: 'New key' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Please name the key')).toBeVisible();
  await expect(page.getByText('Choose what the key may do')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Calendar sync');
  await page.getByRole('textbox', { name: 'Your password' }).fill(memberPassword);
  await page.getByRole('button', { name: 'Create key' }).click();
  const firstPermission = page.getByRole('group', { name: 'Permissions' }).getByRole('checkbox').first();
  await expect(firstPermission).toBeFocused();
  await expect(firstPermission).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('See bookings').check();
  await page.getByRole('button', { name: 'Create key' }).click();
  const secret = await page.getByText(/^doorstep_test_[0-9a-f]{52}$/).innerText();
  const keys = page.getByRole('list', { name: 'API keys' });
  await expect(keys).toContainText('Never used');

  const ask = async () =>
    page.evaluate(
      async (key) => (await fetch('/api/bookings', { headers: { authorization: `Bearer ${key}` } })).status,
      secret,
    );
  expect(await ask()).toBe(200);
  await page.getByRole('button', { name: 'I’ve stored it' }).click();
  await expect(page.getByText(secret)).toBeHidden();
  await keys.getByRole('button', { name: 'Revoke Calendar sync' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(keys).toContainText('Revoked');
});

test('an endpoint is added, tested and turned off', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/account/developers');
  await page.getByRole('button', { name: 'New endpoint' }).click();
  await page.getByLabel('URL').fill('https://192.168.1.1/hooks');
  await page.getByLabel('booking.confirmed').check();
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(page.getByText('The URL must be reachable from the internet')).toBeVisible();
  await page.getByLabel('URL').fill('https://hooks.example.com/doorstep');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();

  await page.getByRole('button', { name: /^Send test/ }).click();
  await expect(page.getByText('Test sent')).toBeVisible();
  await page.getByRole('link', { name: /^Log/ }).click();
  await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText('test');
  await page.getByText('Request and answer').click();
  await expect(page.getByText(/"type":"test"/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Turn off/ }).click();
  await expect(page.getByRole('list', { name: 'Webhook endpoints' })).toContainText('Off');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete endpoint' }).click();
  await expect(page.getByText('No endpoints yet.')).toBeVisible();
});
