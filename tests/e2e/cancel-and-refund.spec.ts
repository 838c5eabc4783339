import { chooseFromMenu } from '#tests/support/browser/e2e-menu.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { payVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'a paid visit is cancelled with the refund that was shown, and its history tells it',
  tagged('OPEN-04', 'CLI-020', '@phone'),
  async ({ page, newcomer }) => {
    const { visit } = await payVisit(newcomer);
    await openPage(page, '/dashboard/client/bookings');
    await chooseFromMenu(page, /^Cancel and refund /);
    const dialog = page.getByRole('dialog', { name: 'Cancel and refund?' });
    const price = `$${visit.service.price}`;
    await expect(dialog.getByText('Back to your card').locator('xpath=..')).toContainText(price);
    await expect(dialog.getByText('You’re refunded in full until')).toBeVisible();
    await dialog.getByRole('button', { name: `Cancel and refund ${price}` }).click();
    await expect(page.getByText(`${price} is on its way back to your card.`)).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Cancelled' })).toContainText(`${price} refunded`);
    await chooseFromMenu(page, /^History of /);
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByRole('listitem').filter({ hasText: 'Cancelled' })).toContainText('Client');
  },
);
