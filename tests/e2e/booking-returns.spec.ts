import { randomUUID } from 'node:crypto';
import { logIn, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, memberTest as test } from '#tests/support/browser/e2e-test.ts';
import { bookingsOf, findVisit, requestVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'booking_success on the dashboard thanks and cleans the address',
  tagged('CLI-026', 'CLI-027', '@desktop'),
  async ({ page }) => {
    await openPage(page, `/dashboard/client?booking_success=true&booking_id=${randomUUID()}`);
    await expect(page.getByText('Thank you for booking')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/client$/);
  },
);

test(
  'booking_cancelled on the dashboard leads to /booking, which cancels',
  tagged('CLI-028', 'CLI-029', 'BOOK-045', 'BOOK-046', 'BOOK-047', '@desktop'),
  async ({ page, member }) => {
    const visit = await findVisit(member.api);
    const { bookingId } = await requestVisit(member, visit);
    await openPage(page, `/dashboard/client?booking_cancelled=true&booking_id=${bookingId}`);
    await expect(page.getByText('Checkout cancelled')).toBeVisible();
    await expect(page).toHaveURL(/\/booking\b/);
    await expect(page.getByText('Booking Cancelled')).toBeVisible();
    await expect(page).toHaveURL(/\/booking$/);
    expect((await bookingsOf(member, visit)).map(({ status }) => status)).toEqual(['cancelled']);
  },
);

test(
  'a second look at /booking/cancel says the same again',
  tagged('ERR-050', 'BOOK-059', '@desktop'),
  async ({ page, member }) => {
    const { bookingId } = await requestVisit(member, await findVisit(member.api));
    await openPage(page, `/booking/cancel?booking_id=${bookingId}`);
    await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
  },
);

test(
  '/booking/success needs both ids, /booking/cancel the booking',
  tagged('BOOK-048', 'BOOK-049', 'BOOK-052', 'BOOK-053', 'BOOK-054', 'ERR-055', '@desktop'),
  async ({ page }) => {
    for (const query of ['', '?booking_id=1', '?session_id=2']) {
      await openPage(page, `/booking/success${query}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
      await expect(page.getByText('Missing booking information')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    }
    await openPage(page, '/booking/cancel');
    await expect(page.getByText('Missing booking information')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
  },
);

test.describe('refused by the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    '/booking/success shows what the server says about a session of nobody',
    tagged('ERR-056', '@desktop'),
    async ({ page, member }) => {
      const { bookingId } = await requestVisit(member, await findVisit(member.api));
      await openPage(page, `/booking/success?booking_id=${bookingId}&session_id=cs_test_forged`);
      await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).not.toHaveText('Failed to process payment completion');
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    },
  );

  test(
    '/booking/success has its own text when the server cannot be reached',
    tagged('ERR-057', '@desktop'),
    async ({ page }) => {
      await page.route('**/api/functions/handle-successful-payment', (route) => route.abort());
      await openPage(page, `/booking/success?booking_id=${randomUUID()}&session_id=cs_test_1`);
      await expect(page.getByText('Failed to process payment completion')).toBeVisible();
      await page.unroute('**/api/functions/handle-successful-payment');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Failed to process payment completion')).toBeHidden();
    },
  );

  test(
    'the booking of somebody else is not cancelled',
    tagged('ERR-047', 'ERR-049', 'OPEN-08', '@desktop'),
    async ({ page, newcomer }) => {
      const visit = await findVisit(newcomer.api);
      const { bookingId } = await requestVisit(newcomer, visit);
      await openPage(page, `/booking/cancel?booking_id=${bookingId}`);
      await expect(page.getByRole('heading', { name: 'Cancellation Failed' })).toBeVisible();
      await expect(page.getByText('Booking not found or already processed')).toBeVisible();
      await expect(page.getByText('No payment has been processed')).toBeHidden();
      expect((await bookingsOf(newcomer, visit)).map(({ status }) => status)).toEqual(['pending']);
    },
  );

  test('a failure of the server names its reason', tagged('ERR-048', '@desktop'), async ({ page }) => {
    const body = JSON.stringify({
      error: 'The database rests',
      code: 'broken',
      details: { type: 'database', message: 'The database rests' },
    });
    await page.route('**/api/functions/cancel-booking', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body }),
    );
    await openPage(page, `/booking/cancel?booking_id=${randomUUID()}`);
    await expect(page.getByText('Failed to cancel booking: The database rests')).toBeVisible();
  });

  test.describe('without a session', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test(
      'cancelling asks to sign in, and then goes on',
      tagged('ERR-045', 'ERR-046', '@desktop'),
      async ({ page, newcomer }) => {
        const visit = await findVisit(newcomer.api);
        const { bookingId } = await requestVisit(newcomer, visit);
        await openPage(page, `/booking/cancel?booking_id=${bookingId}`);
        await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
        await expect(page.getByText('Please log in to cancel your booking.')).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
        await logIn(page, newcomer.email, newcomer.password);
        await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
        expect((await bookingsOf(newcomer, visit)).map(({ status }) => status)).toEqual(['cancelled']);
      },
    );
  });
});
