import { bookingPath, chooseVisit, openPage, payButton } from '#tests/support/browser/e2e-page.ts';
import { expect, memberTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const checkouts = '**/api/functions/create-checkout-session';
const failure = (type: string, message: string) =>
  JSON.stringify({ error: message, code: 'failed', details: { type, message } });

const unreadable = 'Invalid response format from server';
const noPrice = 'Service does not have a Stripe price configured';
const noAccount = 'Professional does not have a connected Stripe account';

/** What the server answers, and what the page says of it. */
const answers: readonly [what: string, status: number, body: string, text: string][] = [
  ['Stripe failed', 500, failure('stripe', 'No such price'), 'Stripe error: No such price'],
  ['the database failed', 500, failure('database', 'connection lost'), 'Database error: connection lost'],
  ['a server error that is no JSON', 500, 'upstream went away', 'upstream went away'],
  ['a server error without a text', 500, '{}', 'Failed to create booking'],
  ['no URL of a checkout', 200, '{"bookingId":"1"}', 'No checkout URL received in response'],
  ['what cannot be read', 200, '<html>', unreadable],
  ['a service without a price', 409, failure('validation', noPrice), noPrice],
  ['a professional without an account', 409, failure('validation', noAccount), noAccount],
];

test(
  'each failure has its text in a "Booking Error" toast, and the form stays',
  tagged(
    'ERR-037',
    'ERR-038',
    'ERR-039',
    'ERR-040',
    'ERR-041',
    'ERR-042',
    'ERR-043',
    'BOOK-028',
    'BOOK-029',
    '@desktop',
  ),
  async ({ page, member }) => {
    const visit = await findVisit(member.api);
    await openPage(page, bookingPath(visit));
    await chooseVisit(page, visit);
    const expectToast = async (text: string) => {
      await payButton(page).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Booking Error' });
      await expect(toast).toContainText(text);
      await expect(page.getByLabel('Service address')).toHaveValue(visit.address);
      await expect(payButton(page)).toBeEnabled();
      // The next failure must bring its own.
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toBeHidden();
    };
    for (const [what, status, body, text] of answers)
      await test.step(what, async () => {
        await page.route(checkouts, (route) => route.fulfill({ status, contentType: 'application/json', body }));
        await expectToast(text);
        await page.unroute(checkouts);
      });
    await test.step('a server that cannot be reached', async () => {
      await page.route(checkouts, (route) => route.abort());
      await expectToast('Failed to create booking');
    });
  },
);
