import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AdminOverview } from '#app/features/administration/overview/admin-overview.ts';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

async function signInAs(page: Page, email: string): Promise<void> {
  expect((await page.request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } })).ok()).toBe(
    true,
  );
}

test(
  'the admin’s overview is told by keys and as a table, for a range that stands in the address',
  tagged('OPEN-14', '@desktop'),
  async ({ page }) => {
    await signInAs(page, 'admin@doorstep.test');
    await openPage(page, '/dashboard/admin');
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    const { spans, attention } = (await (await page.request.get('/api/admin/overview')).json()) as AdminOverview;
    const chart = page.getByRole('radiogroup', { name: /^Bookings by week: [\d,]+ bookings in 12 weeks$/ });
    await expect(chart.getByRole('radio')).toHaveCount(12);
    await chart.getByRole('radio', { checked: true }).press('ArrowLeft');
    const before = spans.at(-2)?.bookings;
    await expect(chart.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^\\d+ bookings?, .+ to .+: Completed ${before?.completed}, Confirmed ${before?.confirmed}, Pending`),
    );

    const card = page.getByRole('region', { name: 'Bookings', exact: true });
    await card.getByText('Show as a table').click();
    await expect(card.getByRole('table').getByRole('row').nth(2)).toContainText(String(before?.completed));
    await expect(page.getByRole('listitem').filter({ hasText: 'Pending applications' })).toContainText(
      String(attention.applications.waiting),
    );

    await page.getByRole('navigation', { name: 'Time shown' }).getByRole('link', { name: '12 months' }).click();
    await expect(page).toHaveURL(/\/dashboard\/admin\/overview\?range=12-months$/);
    await expect(
      page.getByRole('radiogroup', { name: /^Money in by month: \$[\d,]+\.\d\d in 12 months$/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Review applications' }).click();
    await expect(page).toHaveURL('/dashboard/admin?tab=professionals&filter=waiting&sort=waiting');
  },
);

test(
  'a tab is taken away as a file, as it is filtered',
  tagged('OPEN-14', 'ADMIN-015', '@desktop'),
  async ({ page }) => {
    await signInAs(page, 'admin@doorstep.test');
    await openPage(page, '/dashboard/admin?tab=professionals&filter=waiting');
    const rows = await page.getByRole('table').getByRole('row').count();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^doorstep-professionals-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect([lines[0]?.startsWith('\u{FEFF}ID,First Name'), lines.length]).toEqual([true, rows]);
  },
);

test(
  'a professional sees what happened to a booking, on the overview and in the calendar',
  tagged('OPEN-14', '@desktop'),
  async ({ page }) => {
    await signInAs(page, 'professional@doorstep.test');
    await openPage(page, '/dashboard/professional');
    await page
      .getByRole('table', { name: 'Recent Bookings' })
      .getByRole('button', { name: /^History of / })
      .last()
      .click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();

    const bookings = (await (await page.request.get('/api/bookings?as=professional&limit=1')).json()) as {
      items: { id: string; service: { name: string } }[];
    };
    const [booking] = bookings.items;
    await openPage(page, `/dashboard/professional/calendar?appointment=${booking?.id}`);
    const appointment = page.getByRole('dialog', { name: booking?.service.name ?? 'nobody' });
    await appointment.getByRole('button', { name: 'History' }).click();
    await expect(history.getByRole('listitem').first()).toBeVisible();
    await history.getByRole('button', { name: 'Close' }).click();
    await expect(history).toBeHidden();
    await expect(appointment).toBeVisible();
  },
);
