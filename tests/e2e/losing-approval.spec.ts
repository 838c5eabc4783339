import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect } from '#tests/support/browser/e2e-test.ts';
import { professionalTest } from '#tests/support/browser/e2e-professional.ts';
import { tagged } from '#tests/support/proves.ts';

professionalTest(
  'somebody suspended while the dashboard is open is gone from every public page at once, and reads why without a reload',
  tagged('OPEN-14', 'OPEN-15', '@desktop'),
  async ({ page, professional, playwright, baseURL }) => {
    const nobody = { baseURL: baseURL ?? '', storageState: nobodySignedIn };
    const [admin, stranger] = [
      await playwright.request.newContext(nobody),
      await playwright.request.newContext(nobody),
    ];
    await admin.post('/api/auth/sign-in/email', { data: { email: 'admin@doorstep.test', password: demoPassword } });
    const decide = async (action: string) =>
      expect(
        (
          await admin.post(`/api/admin/professionals/${professional.professionalId}/decisions`, {
            data: { action, reason: 'Two clients complained.' },
          })
        ).status(),
      ).toBe(200);
    const address = `/professionals/${professional.professionalId}`;
    const seen = async () => {
      const sitemap = await (await stranger.get('/sitemaps/professionals-1.xml')).text();
      return [(await stranger.get(address)).status(), sitemap.includes(address)];
    };
    await decide('approve_and_verify');
    await expect.poll(seen).toEqual([200, true]);
    // The second look is at what is kept in memory.
    expect(await seen()).toEqual([200, true]);
    await openPage(page, '/dashboard/professional');
    await decide('suspend');
    await expect.poll(seen, { timeout: 3_000 }).toEqual([404, false]);
    const notice = page.getByRole('region', { name: 'Your account is suspended' });
    await expect(notice).toContainText('Two clients complained.');

    await openPage(page, '/dashboard/professional/portfolio');
    await expect(page.getByRole('status').filter({ hasText: 'Your account is suspended' })).toContainText(
      'Visits that weren’t cancelled still stand',
    );
    await page.getByRole('link', { name: 'Read why' }).click();
    await expect(notice).toBeVisible();
    await Promise.all([admin.dispose(), stranger.dispose()]);
  },
);
