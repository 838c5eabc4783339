import type { Page } from '@playwright/test';
import { bookingPath, chooseVisit, openPage, payButton } from '#tests/support/browser/e2e-page.ts';
import { expect, memberTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const failure = (type: string, message: string) =>
  JSON.stringify({ error: message, code: 'failed', details: { type, message } });

const answers = [
  [
    tagged('ERR-037', 'ERR-039', '@desktop'),
    'says that Stripe failed',
    500,
    failure('stripe', 'No such price'),
    'Stripe error: No such price',
  ],
  [
    tagged('ERR-037', 'ERR-040', '@desktop'),
    'says that the database failed',
    500,
    failure('database', 'connection lost'),
    'Database error: connection lost',
  ],
  [
    tagged('ERR-041', '@desktop'),
    'quotes a server error that is no JSON',
    500,
    'upstream went away',
    'upstream went away',
  ],
  [
    tagged('ERR-038', '@desktop'),
    'has a text of its own for a server error without one',
    500,
    '{}',
    'Failed to create booking',
  ],
  [
    tagged('ERR-042', '@desktop'),
    'misses the address of the checkout',
    200,
    '{"bookingId":"1"}',
    'No checkout URL received in response',
  ],
  [tagged('ERR-043', '@desktop'), 'cannot read the answer', 200, '<html>', 'Invalid response format from server'],
  [
    tagged('BOOK-028', '@desktop'),
    'names a service without a price',
    409,
    failure('validation', 'Service does not have a Stripe price configured'),
    'Service does not have a Stripe price configured',
  ],
  [
    tagged('BOOK-029', '@desktop'),
    'names a professional without an account',
    409,
    failure('validation', 'Professional does not have a connected Stripe account'),
    'Professional does not have a connected Stripe account',
  ],
] as const;

for (const [proof, name, status, body, text] of answers) {
  test(`${name} in a "Booking Error" toast and keeps the form`, proof, async ({ page, member }) => {
    const visit = await findVisit(member.api);
    await answerCheckout(page, status, body);
    await openPage(page, bookingPath(visit));
    await chooseVisit(page, visit);
    await payButton(page).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Booking Error' });
    await expect(toast).toContainText(text);
    await expect(page.getByLabel('Service address')).toHaveValue(visit.address);
    await expect(payButton(page)).toBeEnabled();
  });
}

test(
  'an unreachable server is told like any other failure',
  tagged('ERR-038', '@desktop'),
  async ({ page, member }) => {
    const visit = await findVisit(member.api);
    await page.route('**/api/functions/create-checkout-session', (route) => route.abort());
    await openPage(page, bookingPath(visit));
    await chooseVisit(page, visit);
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Booking Error' })).toContainText(
      'Failed to create booking',
    );
  },
);

async function answerCheckout(page: Page, status: number, body: string): Promise<void> {
  await page.route('**/api/functions/create-checkout-session', (route) =>
    route.fulfill({ status, contentType: 'application/json', body }),
  );
}
