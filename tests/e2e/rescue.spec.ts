import type { Route } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { openPage, payWithCard } from '#tests/support/browser/e2e-page.ts';
import { baseUrl, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { createProfessionalMember } from '#tests/support/browser/e2e-professional.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { listTwin, unlistTwin } from '#tests/support/browser/e2e-twin.ts';
import { payVisit } from '#tests/support/browser/e2e-visit.ts';

// The console tells of the failed call.
test.use({ expectedErrors: [/Failed to load resource|net::ERR_/] });

test(
  'a client whose visit was cancelled takes somebody else for the same hour',
  { tag: '@desktop' },
  async ({ page, newcomer, playwright }) => {
    const { visit, bookingId } = await payVisit(newcomer);
    const twin = await createProfessionalMember();
    const admin = await playwright.request.newContext({
      baseURL: baseUrl,
      storageState: nobodySignedIn,
      extraHTTPHeaders: { origin: baseUrl },
    });
    try {
      await listTwin(twin, visit.professional.id);
      await admin.post('/api/auth/sign-in/email', { data: { email: 'admin@doorstep.test', password: demoPassword } });
      const cancelled = await admin.post(`/api/bookings/${bookingId}/cancel-and-refund`, {
        data: { reason: 'The car broke down.' },
      });
      expect(cancelled.status(), await cancelled.text()).toBe(200);

      // Of a computer whose clock is fast.
      await page.addInitScript(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 10 * 60_000;
      });
      await openPage(page, `/dashboard/client/bookings/${bookingId}`);
      await page.getByRole('link', { name: 'Who else can come' }).click();
      await expect(page.getByRole('heading', { name: 'Somebody else can come' })).toBeVisible();
      await expect(page.getByText('goes back to your card in full')).toBeVisible();
      // Other tests' professionals have the same name, and may be listed at the same time.
      const offer = page.getByRole('listitem').filter({
        has: page.locator(`a[href="/professionals/${twin.professionalId}"]`),
      });
      const choose = offer.getByRole('button', { name: `Choose ${twin.name}` });
      const failing = (route: Route) =>
        route.fulfill({ status: 500, json: { error: 'It did not work.', code: 'internal' } });
      await page.route('**/rescue/hold', failing);
      await choose.click();
      await expect(page.getByText('It did not work.')).toBeVisible();
      await page.unroute('**/rescue/hold', failing);
      await choose.click();

      await expect(page.getByRole('heading', { name: `${twin.name} is yours to book` })).toBeFocused();
      await expect(page.getByRole('timer')).toHaveText(/^Held for 9:(5[0-7]|[0-4]\d)$/);
      await page.getByRole('button', { name: /^Pay \$[\d.]+ and confirm$/ }).click();
      await payWithCard(page, '4242 4242 4242 4242');
      await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();

      await openPage(page, `/dashboard/client/bookings/${bookingId}/rescue`);
      await expect(page.getByRole('heading', { name: 'Your visit takes place' })).toBeVisible();
      await page.getByRole('link', { name: `See your booking with ${twin.name}` }).click();
      await expect(page.getByRole('heading', { name: `with ${twin.name}` })).toBeVisible();
    } finally {
      await unlistTwin(twin);
      await Promise.all([twin.api.dispose(), admin.dispose()]);
    }
  },
);
