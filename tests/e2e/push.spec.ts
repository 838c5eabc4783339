import type { Page } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../../scripts/test/chromium.ts';
import { sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest as test } from '#tests/support/browser/e2e-professional.ts';
import { expect } from '#tests/support/browser/e2e-test.ts';
import { standInForPushManager } from '#tests/support/browser/push-stand-in.ts';
import { tagged } from '#tests/support/proves.ts';

const address = '/dashboard/professional/notifications';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** The quick Chromium of the other tests shows no notifications. */
const wholeChromium = findWholeChromium();
if (wholeChromium) test.use({ launchOptions: { executablePath: wholeChromium, args: chromiumFlags } });

const enable = (page: Page) => page.getByRole('button', { name: 'Enable Push Notifications' });
const tryOut = (page: Page) => page.getByRole('button', { name: 'Test Notification' });
const state = (page: Page) => page.locator('[data-push-state]');
const workerIsInCharge = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test.describe('a browser whose push service is out of reach', () => {
  test.skip(!wholeChromium, 'no Chromium that shows notifications is installed');
  // Windows of tests are private ones, for which Chromium has no push service.
  test.use({
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    expectedErrors: [/incognito|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
  });

  test(
    'shows what it is and can, and says what went wrong',
    tagged(
      'PUSH-001',
      'PUSH-002',
      'PUSH-003',
      'PUSH-004',
      'PUSH-005',
      'PUSH-006',
      'PUSH-007',
      'PUSH-009',
      'PUSH-015',
      'PUSH-023',
      '@desktop',
    ),
    async ({ page }) => {
      await openPage(page, address);
      await expect(page.getByRole('heading', { name: 'Device information' })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: 'Chrome' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Push support' })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: 'Allowed' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Payment Setup' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Connect with Stripe' })).toBeVisible();
      await expect(state(page)).toHaveAttribute('data-push-state', 'none');
      await expect(tryOut(page)).toBeDisabled();

      await workerIsInCharge(page);
      await enable(page).click();
      await expect(page.getByRole('alert')).toContainText('We couldn’t reach the push service');
      await expect(state(page)).toHaveAttribute('data-push-state', 'error');
      await page.context().setOffline(true);
      await enable(page).click();
      await expect(page.getByRole('alert')).toContainText('Check your connection');
    },
  );

  test(
    'the service worker shows what is pushed, and keeps what it leads to',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await openPage(page, '/terms');
      await workerIsInCharge(page);
      const devTools = await context.newCDPSession(page);
      const registrationId = new Promise<string>((resolve) => {
        devTools.on(
          'ServiceWorker.workerRegistrationUpdated',
          ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
        );
      });
      await devTools.send('ServiceWorker.enable');
      const message = {
        title: 'New booking: Haircut',
        body: 'Maya, Sat, Nov 21 at 2:00 PM CST',
        path: '/dashboard/professional/calendar',
        tag: 'booking-1',
      };
      const push = { origin: new URL(page.url()).origin, registrationId: await registrationId };
      // What the browser is handed while its worker starts may be lost, as with any push: it comes again until it is
      // shown.
      const comes = (shown: typeof message) =>
        expect(async () => {
          await devTools.send('ServiceWorker.deliverPushMessage', { ...push, data: JSON.stringify(shown) });
          await expect
            .poll(() => shownNotifications(page), { timeout: 2_000 })
            .toEqual([{ title: shown.title, body: shown.body, data: { path: shown.path } }]);
        }).toPass({ timeout: 20_000 });
      await comes(message);
      // The same booking again takes the earlier one's place.
      await comes({ ...message, title: 'Cancelled: Haircut' });
    },
  );
});

function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      data: data as unknown,
    }));
  });
}

test.describe('a browser with a push service', () => {
  test.skip(!wholeChromium, 'no Chromium that shows notifications is installed');
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test(
    'is enabled, tested the whole way round, and turned off',
    tagged('PUSH-004', 'PUSH-008', 'PUSH-014', '@desktop'),
    async ({ page }) => {
      const browser = await sandbox.subscribe();
      await page.addInitScript(standInForPushManager, browser.subscription);
      await openPage(page, address);
      await enable(page).click();
      await expect(state(page)).toHaveAttribute('data-push-state', 'active');
      await expect(page.getByRole('heading', { name: 'Where they arrive' })).toBeVisible();

      await tryOut(page).click();
      await expect(page.getByText('Test Notification sent')).toBeVisible();
      expect((await sandbox.pushes(browser.id)).map(({ text }) => JSON.parse(text) as unknown)).toEqual([
        expect.objectContaining({ title: 'Test Notification' }),
      ]);
      await page.goto(`${sandbox.url}/sandbox/push`);
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Notifications work in this browser.');

      await openPage(page, address);
      await expect(state(page)).toHaveAttribute('data-push-state', 'active');
      await page.getByRole('button', { name: 'Turn off here' }).click();
      await expect(state(page)).toHaveAttribute('data-push-state', 'none');
      await expect(page.getByRole('heading', { name: 'Where they arrive' })).toHaveCount(0);
    },
  );
});

test.describe('a phone', () => {
  test.use({ userAgent: phone, expectedErrors: [/Failed to load resource/] });

  test(
    'gets none, by design, and is told so; what is told by email can be chosen there',
    tagged('PUSH-013', 'PUSH-017', 'PUSH-018', '@phone'),
    async ({ page }) => {
      await openPage(page, address);
      await expect(page.getByRole('alert')).toContainText('Push notifications are not available on mobile devices');
      await expect(enable(page)).toBeDisabled();

      const byMail = page.getByRole('switch', { name: 'Reminders by email' });
      const saved = page.waitForResponse(/notification-preferences/);
      await byMail.click();
      expect((await saved).ok()).toBe(true);
      await openPage(page, address);
      await expect(byMail).toBeChecked({ checked: false });
      await page.route('**/api/notification-preferences', (route) =>
        route.fulfill({ status: 409, json: { error: 'No', code: 'no', details: {} } }),
      );
      await byMail.click();
      await expect(page.getByText('We couldn’t save your choice')).toBeVisible();
      await expect(byMail).toBeChecked({ checked: false });
    },
  );
});

test(
  'a browser without push, or in which it is blocked, is told what to do',
  tagged('PUSH-012', 'PUSH-018', 'PUSH-019', '@desktop'),
  async ({ page, context }) => {
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
    await openPage(page, address);
    await expect(page.getByRole('alert')).toContainText('Notifications are blocked for this site');
    const other = await context.newPage();
    await other.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await openPage(other, address);
    await expect(other.getByRole('alert')).toContainText('Your browser does not support push notifications');
    await expect(enable(other)).toBeDisabled();
  },
);
