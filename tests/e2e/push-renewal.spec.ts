import type { Page } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../../scripts/test/chromium.ts';
import { memberPassword, sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest as test } from '#tests/support/browser/e2e-professional.ts';
import { expect } from '#tests/support/browser/e2e-test.ts';
import { standInForPushManager } from '#tests/support/browser/push-stand-in.ts';
import { codeOf } from '#tests/support/http/one-time-codes.ts';

const address = '/dashboard/professional/notifications';

/** The quick Chromium of the other tests shows no notifications. */
const wholeChromium = findWholeChromium();
if (wholeChromium) test.use({ launchOptions: { executablePath: wholeChromium, args: chromiumFlags } });

interface Listed {
  items: { id: string }[];
}

const enable = (page: Page) => page.getByRole('button', { name: 'Enable Push Notifications' });
const state = (page: Page) => page.locator('[data-push-state]');

test.describe('a browser that stores itself again', () => {
  test.skip(!wholeChromium, 'no Chromium that shows notifications is installed');
  test.use({
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    // What is just being asked for under the token before; that it was removed.
    expectedErrors: [
      /\/api\/realtime' failed: HTTP Authentication failed|status of 401 \(Unauthorized\) .*\/api\/threads\/unread|410 \(Gone\)/,
    ],
  });

  test(
    'stays off after its owner has removed it elsewhere, until it is enabled there again',
    { tag: '@desktop' },
    async ({ page, professional }) => {
      const browser = await sandbox.subscribe();
      await page.addInitScript(standInForPushManager, browser.subscription);
      await openPage(page, address);
      await enable(page).click();
      await expect(state(page)).toHaveAttribute('data-push-state', 'active');
      const listed = async () => (await (await professional.api.get('/api/push-subscriptions')).json()) as Listed;
      const [device] = (await listed()).items;
      expect((await professional.api.delete(`/api/push-subscriptions/${device?.id}`)).status()).toBe(204);
      await page.addInitScript(registerLate);

      await openPage(page, '/dashboard/professional/calendar');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('push-key'))).toBeNull();
      expect((await listed()).items).toEqual([]);
      await openPage(page, address);
      await enable(page).click();
      await expect(state(page)).toHaveAttribute('data-push-state', 'active');
      expect((await listed()).items).toHaveLength(1);
    },
  );

  test(
    'is known after a new password and after two-factor sign-in, without a reload',
    { tag: '@desktop' },
    async ({ page }) => {
      const browser = await sandbox.subscribe();
      await page.addInitScript(standInForPushManager, browser.subscription);
      await openPage(page, '/account/notifications');
      await enable(page).click();
      await expect(state(page)).toHaveAttribute('data-push-state', 'active');
      const known = async () => {
        const { items } = (await (await page.request.get('/api/push-subscriptions')).json()) as Listed;
        return items.length;
      };

      await page.getByRole('link', { name: 'Sign-in and security' }).click();
      await changePassword(page, { from: memberPassword, to: 'battery staple' });
      await expect.poll(known).toBe(1);

      await page.getByRole('link', { name: /^Set up/ }).click();
      await turnOnTwoFactor(page, 'battery staple');
      await expect.poll(known).toBe(1);
    },
  );
});

/** The page knows who is signed in before its worker is registered, as on a slow machine. */
function registerLate(): void {
  const { register } = ServiceWorkerContainer.prototype;
  const isKnown = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      const isAnswered = list.getEntries().some(({ name }) => name.endsWith('/api/auth/get-session'));
      if (isAnswered) requestIdleCallback(() => resolve());
    }).observe({ type: 'resource', buffered: true });
  });
  ServiceWorkerContainer.prototype.register = async function (...how) {
    await isKnown;
    return register.apply(this, how);
  };
}

async function changePassword(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(from);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(to);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(to);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
}

async function turnOnTwoFactor(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = (await page.getByText(/^(?:[A-Z2-7]{1,4} ?){8,}$/).innerText()).replaceAll(' ', '');
  await page.getByLabel('Code from your app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Two-factor sign-in is on')).toBeVisible();
}
