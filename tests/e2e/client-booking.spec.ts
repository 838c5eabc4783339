import { sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, requestVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'after paying, the confirmation and the booking’s own page say what is ahead',
  tagged('BOOK-050', 'BOOK-051'),
  async ({ page, newcomer }) => {
    const visit = await findVisit(newcomer.api);
    const { bookingId } = await requestVisit(newcomer, visit);
    const [session] = await sandbox.sessionsOf(bookingId);
    await sandbox.pay(session?.id ?? '');
    await openPage(page, `/booking/success?booking_id=${bookingId}&session_id=${session?.id}`);
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    const shown = async () => {
      await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', /dates=\d{8}T\d{6}Z/);
      await expect(page.getByRole('link', { name: 'Outlook' })).toHaveAttribute('href', /outlook\.live\.com/);
      await expect(page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')).not.toHaveCount(0);
      await expect(page.getByRole('region', { name: 'If your plans change' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Download the receipt (PDF)' })).toBeVisible();
    };
    await shown();
    await page.getByRole('link', { name: 'Open this booking' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/client/bookings/${bookingId}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${visit.service.name} with ${visit.professional.name}`,
    );
    await shown();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Apple and others (.ics)' }).click();
    expect((await download).suggestedFilename()).toBe('visit.ics');
  },
);

test(
  'a booking deleted on its own page leads back to the list',
  tagged('CLI-021', '@desktop'),
  async ({ page, newcomer }) => {
    const { bookingId } = await requestVisit(newcomer, await findVisit(newcomer.api));
    await openPage(page, `/dashboard/client/bookings/${bookingId}`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page).toHaveURL(/\/dashboard\/client\/bookings$/);
    await expect(page.getByRole('link', { name: 'Book Your First Service' })).toBeVisible();
  },
);
