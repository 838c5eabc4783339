import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

test('the home page answers with its heading and needs no sideways scrolling', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Not innerWidth: phones zoom out until everything fits.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('health and readiness are told to whoever asks', { tag: '@desktop' }, async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);
});

test(
  'what browsers load knows no privileged key, and makes no buckets',
  tagged('GUARD-023', 'GUARD-024', 'OPEN-21', '@desktop'),
  () => {
    const scripts = globSync(path.join(process.env['BUILD_DIRECTORY'] || 'build', 'client', '**/*.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const secrets =
      /DATABASE_URL|AUTH_SECRET|STRIPE_SECRET_KEY|S3_SECRET_ACCESS_KEY|VAPID_PRIVATE_KEY|postgres(?:ql)?:\/\/|\bsk_(?:test|live)_|service_role/;
    expect(scripts.filter((file) => secrets.test(readFileSync(file, 'utf8')))).toEqual([]);
    // MapLibre has buckets of shapes, and a method of this name.
    const withoutMap = scripts.map((file) => readFileSync(file, 'utf8')).filter((text) => !text.includes('maplibregl'));
    expect(withoutMap.length).toBeGreaterThan(20);
    expect(withoutMap.filter((text) => text.includes('createBucket'))).toEqual([]);
  },
);
