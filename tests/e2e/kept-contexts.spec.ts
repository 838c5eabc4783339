import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { KeptContexts } from '#tests/support/browser/kept-contexts.ts';

test('a kept context shows the next test nothing of the one before @desktop', async ({ browser }) => {
  const contexts = new KeptContexts(browser);
  const before = await contexts.take('any');
  const page = await before.newPage();
  await before.route('**/healthz', (route) => route.fulfill({ body: 'made up' }));
  await before.grantPermissions(['geolocation']);
  await page.goto('/robots.txt');
  const nothing = await traces(page);
  await leaveTraces(page);
  expect(await traces(page)).toEqual({
    cookies: 'seen=1',
    local: 1,
    session: 1,
    databases: 1,
    caches: 1,
    windowName: 'seen',
    isOnline: true,
    geolocation: 'granted',
  });
  await before.setOffline(true);
  await contexts.giveBack('any');

  const after = await contexts.take('any');
  expect(after).toBe(before);
  const next = await after.newPage();
  await next.goto('/robots.txt');
  expect(await traces(next)).toEqual({ ...nothing, geolocation: 'prompt' });
  await next.goto('/healthz');
  await expect(next.getByText('made up')).toHaveCount(0);
  await after.close();
});

async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.cookie = 'seen=1';
    localStorage.setItem('seen', '1');
    sessionStorage.setItem('seen', '1');
    window.name = 'seen';
    await caches.open('seen');
    await new Promise((resolve) => indexedDB.open('seen').addEventListener('success', resolve));
  });
}

const traces = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    windowName: window.name,
    isOnline: navigator.onLine,
    geolocation: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }));
