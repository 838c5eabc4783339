import type { Page } from '@playwright/test';
import { sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, requestVisit } from '#tests/support/browser/e2e-visit.ts';

/** What only a screen can use. */
const controls = (page: Page) =>
  page.locator('button:visible, nav:visible, input:visible, select:visible, [role=tablist]:visible');

test(
  'bookings and a booking’s own page print without anything to press',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    const visit = await findVisit(newcomer.api);
    const { bookingId } = await requestVisit(newcomer, visit);
    const [session] = await sandbox.sessionsOf(bookingId);
    await sandbox.pay(session?.id ?? '');
    await page.emulateMedia({ media: 'print' });

    await openPage(page, `/dashboard/client/bookings/${bookingId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Add to calendar' })).toBeHidden();
    await expect(controls(page)).toHaveCount(0);

    await openPage(page, '/dashboard/client/bookings');
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
    await expect(page.getByText(visit.service.name).first()).toBeVisible();
    await expect(page.getByText('Leaving Doorstep?')).toBeHidden();
    await expect(controls(page)).toHaveCount(0);
  },
);
