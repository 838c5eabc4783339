import type { Locator } from '@playwright/test';
import { letVisitPass } from '#tests/support/browser/e2e-database.ts';
import { chooseFromMenu } from '#tests/support/browser/e2e-menu.ts';
import { sandbox } from '#tests/support/browser/e2e-member.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, payVisit, requestVisit, type Visit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test(
  'a new client is welcomed and shown where to begin',
  tagged('CLI-003', 'CLI-004', 'CLI-005', 'CLI-007', 'CLI-017'),
  async ({ page }) => {
    await openPage(page, '/dashboard/client');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Maya' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book New Service' })).toHaveAttribute('href', '/professionals');
    await expect(page.getByRole('link', { name: 'Book Your First Service' })).toHaveAttribute('href', '/services');
    await expect(page.getByText('Total spent')).toBeVisible();
    await expect(page.getByText('$0.00').first()).toBeVisible();
    await expect(page.getByText('Upcoming bookings')).toBeVisible();
  },
);

const hasShortName = ({ service }: Visit) => service.name.length <= 24;

test(
  'the bookings with all that belongs to them, newest date first',
  tagged('CLI-005 to CLI-016', 'CLI-032'),
  async ({ page, newcomer, isMobile }) => {
    let first = await findVisit(newcomer.api);
    while (!hasShortName(first)) first = await findVisit(newcomer.api);
    let second = await findVisit(newcomer.api);
    while (
      Date.parse(second.startsAt) === Date.parse(first.startsAt) ||
      second.professional.id === first.professional.id ||
      !hasShortName(second)
    )
      second = await findVisit(newcomer.api);
    const visits = [first, second];
    for (const visit of visits) await requestVisit(newcomer, visit);
    await openPage(page, '/dashboard/client');
    const table = page.getByRole('table', { name: 'Your bookings' });
    const headers = ['Date and time', 'Service', 'Professional', 'Location', 'Status', 'Amount', 'Actions'];
    await expect(table.getByRole('columnheader')).toHaveText(headers);
    // On phones each row is a short card, whose lines these names do not break.
    if (isMobile) expect((await table.getByRole('row').last().boundingBox())?.height).toBeLessThan(185);
    const sorted = visits.toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt));
    for (const [index, visit] of sorted.entries()) {
      const row = table.getByRole('row').nth(index + 1);
      for (const text of [visit.service.name, visit.professional.name, visit.address, 'Pending', '$'])
        await expect(row).toContainText(text);
      await expect(row.getByRole('link', { name: 'Continue payment' })).toHaveAttribute('href', /\/stripe\/checkout\//);
    }
    await expect(page.getByText('Upcoming bookings').locator('xpath=..')).toContainText('2');
  },
);

test(
  'a late answer about one booking leaves the dialog of another one open, with what was typed',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    const { bookingId } = await payVisit(newcomer);
    await letVisitPass(bookingId);
    await requestVisit(newcomer, await findVisit(newcomer.api));
    await openPage(page, '/dashboard/client/bookings');
    const release = await holdBack(page, '**/api/functions/cancel-booking');
    await page.getByRole('button', { name: /^Cancel / }).click();
    const cancelling = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await cancelling.getByRole('button', { name: 'Cancel booking' }).click();
    await cancelling.getByRole('button', { name: 'Keep it' }).click();
    await chooseFromMenu(page, /^Report a problem /);
    const report = page.getByRole('dialog', { name: 'Report a problem' });
    await report.getByLabel('What happened?').fill('The gate was left open');
    release();
    await expect(page.getByRole('cell', { name: 'Cancelled', includeHidden: true })).toHaveCount(1);
    await expect(report.getByLabel('What happened?')).toHaveValue('The gate was left open');
  },
);

test(
  'a pending booking is cancelled and then deleted for good',
  tagged('GEN-009', 'CLI-020', 'CLI-021', 'ERR-050', 'ERR-052', '@desktop'),
  async ({ page, newcomer }) => {
    await requestVisit(newcomer, await findVisit(newcomer.api));
    await openPage(page, '/dashboard/client');
    const rows = page.getByRole('table', { name: 'Your bookings' }).getByRole('rowheader');
    await page.getByRole('button', { name: /^Cancel / }).click();
    await page
      .getByRole('dialog', { name: 'Cancel this booking?' })
      .getByRole('button', { name: 'Cancel booking' })
      .click();
    await expect(page.getByText('Booking Cancelled')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Cancelled' })).toBeVisible();
    await chooseFromMenu(page, /^Delete permanently /);
    const question = page.getByRole('dialog', { name: 'Delete this booking permanently?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toBeHidden();
    await expect(rows).toHaveCount(1);
    await chooseFromMenu(page, /^Delete permanently /);
    await question.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByText('Booking Deleted')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Your First Service' })).toBeVisible();
    await expect(rows).toHaveCount(0);
  },
);

test('a paid booking offers neither', tagged('CLI-023', 'CLI-025', '@desktop'), async ({ page, newcomer }) => {
  const { bookingId } = await requestVisit(newcomer, await findVisit(newcomer.api));
  const [session] = await sandbox.sessionsOf(bookingId);
  await sandbox.pay(session?.id ?? '');
  const status = async () =>
    ((await (await newcomer.api.get(`/api/bookings/${bookingId}`)).json()) as { status: string }).status;
  await expect.poll(status).toBe('confirmed');
  await openPage(page, '/dashboard/client/bookings');
  await expect(page.getByRole('cell', { name: 'Confirmed' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^(Cancel (?!and refund)|Delete permanently) /, includeHidden: true }),
  ).toHaveCount(0);
});

test.describe('refused by the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'cancelling a booking that was paid meanwhile fails and shows what holds',
    tagged('ERR-047', 'ERR-049', '@desktop'),
    async ({ page, newcomer }) => {
      const { bookingId } = await requestVisit(newcomer, await findVisit(newcomer.api));
      await openPage(page, '/dashboard/client');
      await page.getByRole('button', { name: /^Cancel / }).click();
      const [session] = await sandbox.sessionsOf(bookingId);
      await sandbox.pay(session?.id ?? '');
      const status = async () =>
        ((await (await newcomer.api.get(`/api/bookings/${bookingId}`)).json()) as { status: string }).status;
      await expect.poll(status).toBe('confirmed');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Cancellation Failed' });
      await expect(toast).toContainText('Booking not found or already processed');
      await expect(page.getByRole('cell', { name: 'Confirmed' })).toBeVisible();
    },
  );

  test(
    'a deletion that fails says so and keeps the booking',
    tagged('ERR-053', 'ERR-054', '@desktop'),
    async ({ page, newcomer }) => {
      const { bookingId } = await requestVisit(newcomer, await findVisit(newcomer.api));
      await newcomer.api.post('/api/functions/cancel-booking', { data: { bookingId } });
      await page.route(`**/api/bookings/${bookingId}`, (route) =>
        route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
      );
      await openPage(page, '/dashboard/client');
      await chooseFromMenu(page, /^Delete permanently /);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Deletion Failed' });
      await expect(toast).toContainText('Failed to delete booking. Please try again.');
      await expect(page.getByRole('cell', { name: 'Cancelled' })).toBeVisible();
    },
  );
});

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test(
    'demo=true shows samples in every status, each in its color',
    tagged('CLI-018', 'CLI-019', 'CLI-033 to CLI-036'),
    async ({ page }) => {
      await openPage(page, '/dashboard/client?demo=true');
      await expect(page.getByText('These are sample bookings.')).toBeVisible();
      const cell = (name: string) => page.getByRole('cell', { name }).first().getByText(name);
      for (const [name, from, to] of [
        ['Confirmed', 90, 180],
        ['Pending', 20, 60],
        ['Cancelled', 340, 380],
        ['Completed', 190, 260],
      ] as const) {
        const hue = await hueOf(cell(name));
        expect.soft(hue < 20 ? hue + 360 : hue, name).toBeGreaterThanOrEqual(from);
        expect.soft(hue < 20 ? hue + 360 : hue, name).toBeLessThanOrEqual(to);
      }
      await page.getByRole('button', { name: /^Cancel (?!and refund)\S/ }).click();
      await expect(page.getByText('This is a preview. Nothing was changed.')).toBeVisible();
    },
  );

  test(
    'each dashboard needs a session',
    tagged('CLI-001', 'CLI-002', 'GUARD-005', 'GUARD-009', '@desktop'),
    async ({ page }) => {
      for (const path of [
        '/dashboard/client',
        '/dashboard/client/bookings',
        '/client-dashboard',
        '/dashboard/professional',
        '/dashboard/admin',
      ]) {
        await page.goto(path);
        await expect(page, path).toHaveURL(/\/login\?return_to=%2Fdashboard/);
        await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      }
    },
  );
});

test(
  'a client is led to the dashboard from its former URL, and away from the pages of others',
  tagged('CLI-002', 'GUARD-011', 'GUARD-012', '@desktop'),
  async ({ page }) => {
    await page.goto('/client-dashboard');
    await expect(page).toHaveURL(/\/dashboard\/client$/);
    await page.goto('/dashboard/admin');
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/dashboard/professional');
    await expect(page).toHaveURL(/\/dashboard\/client$/);
  },
);

/** The hue of a text's color in degrees. */
async function hueOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return Number.NaN;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
    return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
  });
}
